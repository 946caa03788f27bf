import type { Update } from "../../db/unit.ts";
import type { CheckedRequest } from "../payments/request.ts";
import { corridorOf, type Setting, type Terms } from "../payments/terms.ts";
import { selectRail } from "../routing/select.ts";
import type { Observation } from "../routing/types.ts";
import { notFound, refuse, refuseField, type Refusal } from "../shared/refusal.ts";
import { quoteRow } from "./rows.ts";
import type { StoredQuote } from "./types.ts";

/** A payment on a quote: its terms, and the request with what the quote had fixed and the caller left open. */
export interface QuotedTerms {
  readonly terms: Terms;
  readonly request: CheckedRequest;
}

/**
 * The price that was agreed, if the payment is the one it was agreed for and its rail still runs.
 * Throws resource_not_found, quote_already_used, quote_expired, quote_mismatch, no_eligible_rail.
 */
export function termsOfQuote(
  given: CheckedRequest,
  setting: Setting,
  stored: StoredQuote | null,
  observations: readonly Observation[],
  now: number,
): QuotedTerms {
  const id = given.original.quoteId ?? "";
  if (stored === null) throw notFound("quote", id);
  const { quote } = stored;
  if (quote.status === "used") throw alreadyUsed(id, quote.paymentId);
  if (Date.parse(quote.expiresAt) <= now)
    throw refuse("quote_expired", `The quote ended at ${quote.expiresAt}. Make a new one.`);
  const request: CheckedRequest = {
    ...given,
    feeBearer: given.original.feeBearer ?? quote.feeBearer,
    amountType: given.original.amountType ?? quote.amountType,
  };
  checkSame(request, setting, stored);
  checkRail(request, setting, stored, observations, now);
  const { sourceCountry, destinationCountry } = endsOf(request, setting);
  return {
    request,
    terms: {
      corridor: quote.corridor,
      sourceCountry,
      destinationCountry,
      sourceCurrency: quote.fee.currency,
      principal: stored.principal,
      fee: quote.fee.amountMinorUnits,
      destinationAmount: quote.destinationAmount,
      fx: quote.fx,
      decision: quote.routing,
    },
  };
}

/** The quote as the payment leaves it. A second payment that was decided on the same quote fails on its version. */
export function quoteUsed(
  { quote, principal }: StoredQuote,
  paymentId: string,
  at: string,
): Update {
  const used = {
    ...quote,
    status: "used" as const,
    paymentId,
    version: quote.version + 1,
    updatedAt: at,
  };
  return { table: "quotes", row: quoteRow({ quote: used, principal }) };
}

/** Somebody else's payment took the quote. */
export function alreadyUsed(id: string, paymentId: string | null): Refusal {
  return refuse("quote_already_used", `Quote ${id} has paid for another payment. Make a new one.`, {
    ...(paymentId === null ? {} : { resource: { type: "payment", id: paymentId } }),
  });
}

function checkSame(request: CheckedRequest, setting: Setting, { quote }: StoredQuote): void {
  const mismatch = (pointer: string, given: unknown, quoted: unknown): Refusal =>
    refuseField(
      "quote_mismatch",
      pointer,
      `The quote is for ${String(quoted)}, the payment says ${String(given)}.`,
    );
  if (request.amount !== quote.amountMinorUnits)
    throw mismatch("/amountMinorUnits", request.amount, quote.amountMinorUnits);
  if (request.currency !== quote.currency)
    throw mismatch("/currency", request.currency, quote.currency);
  if (request.amountType !== quote.amountType)
    throw mismatch("/amountType", request.amountType, quote.amountType);
  if (request.direction !== quote.direction)
    throw mismatch("/direction", request.direction, quote.direction);
  if (request.feeBearer !== quote.feeBearer)
    throw mismatch("/feeBearer", request.feeBearer, quote.feeBearer);
  if (request.rail !== null && request.rail !== quote.rail)
    throw mismatch("/rail", request.rail, quote.rail);
  const corridor = corridorOf(request, setting);
  if (corridor !== quote.corridor)
    throw mismatch(
      request.direction === "payout" ? "/destination" : "/source",
      corridor,
      quote.corridor,
    );
}

/** A firm price does not bring back a rail that is gone, and does not make it reach another kind of recipient. */
function checkRail(
  request: CheckedRequest,
  setting: Setting,
  { quote }: StoredQuote,
  observations: readonly Observation[],
  now: number,
): void {
  const outcome = selectRail(
    {
      direction: request.direction,
      ...endsOf(request, setting),
      sourceCurrency: setting.accountCurrency,
      destinationCurrency: setting.destinationCurrency,
      counterparty: {
        type: request.party.type,
        provider: request.party.type === "mobile_money" ? (request.party.provider ?? null) : null,
      },
      amount: quote.routing.amount.amountMinorUnits,
      strategy: quote.routing.strategy,
      rail: quote.rail,
      allowRails: null,
      excludeRails: [],
      maxFee: null,
      downRails: setting.downRails,
    },
    observations,
    now,
  );
  const candidates = outcome.kind === "none" ? outcome.candidates : outcome.decision.candidates;
  const reasons = candidates.find((one) => one.rail === quote.rail)?.exclusionReasons ?? [];
  if (reasons.includes("rail_down"))
    throw refuse("no_eligible_rail", `The rail of the quote, ${quote.rail}, is down.`, {
      candidates,
    });
  if (reasons.some((one) => one !== "success_rate_below_floor"))
    throw refuseField(
      "quote_mismatch",
      request.direction === "payout" ? "/destination" : "/source",
      `${quote.rail}, the rail of the quote, cannot serve it: ${reasons.join(", ")}.`,
    );
}

function endsOf(
  request: CheckedRequest,
  setting: Setting,
): Pick<Terms, "sourceCountry" | "destinationCountry"> {
  const { accountCountry, partyCountry } = setting;
  return request.direction === "payout"
    ? { sourceCountry: accountCountry, destinationCountry: partyCountry }
    : { sourceCountry: partyCountry, destinationCountry: accountCountry };
}
