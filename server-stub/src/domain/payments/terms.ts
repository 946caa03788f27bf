import { railOf } from "../reference/rails.ts";
import { convertBackUp, convertDown, demoRate } from "../shared/fx.ts";
import { money, type Money } from "../shared/money.ts";
import { refuse } from "../shared/refusal.ts";
import { selectRail } from "../routing/select.ts";
import type { Observation, RoutingDecision, RoutingQuestion, Strategy } from "../routing/types.ts";
import type { CheckedRequest } from "./request.ts";
import { mainCurrency } from "./request.ts";
import type { FxTerms } from "./types.ts";

/** What a payment costs and moves, decided before anything is written. Minor units; `principal` and `fee` are in `sourceCurrency`. */
export interface Terms {
  readonly corridor: string;
  readonly sourceCountry: string;
  readonly destinationCountry: string;
  readonly sourceCurrency: string;
  readonly principal: number;
  readonly fee: number;
  readonly destinationAmount: Money;
  readonly fx: FxTerms | null;
  readonly decision: RoutingDecision;
}

/** The account and counterparty facts the routing needs. */
export interface Setting {
  readonly accountCountry: string;
  readonly accountCurrency: string;
  /** Country of the other side; the account's own for book transfers. */
  readonly partyCountry: string;
  readonly destinationCurrency: string;
  readonly defaultStrategy: Strategy;
  readonly downRails: readonly string[];
}

/** Where money comes from and goes to, as a corridor id such as CM-GA-XAF-XAF. */
export function corridorOf(
  request: CheckedRequest,
  setting: Pick<
    Setting,
    "accountCountry" | "accountCurrency" | "partyCountry" | "destinationCurrency"
  >,
): string {
  const { accountCountry, accountCurrency, partyCountry, destinationCurrency } = setting;
  return request.direction === "payout"
    ? `${accountCountry}-${partyCountry}-${accountCurrency}-${destinationCurrency}`
    : `${partyCountry}-${accountCountry}-${accountCurrency}-${accountCurrency}`;
}

/** The currency the recipient gets when the request does not say. */
export function defaultDestinationCurrency(
  request: CheckedRequest,
  accountCurrency: string,
): string {
  if (request.amountType === "receive") return request.currency;
  if (request.destinationCurrency !== null) return request.destinationCurrency;
  if (request.direction === "collection" || request.party.type === "account")
    return accountCurrency;
  return mainCurrency(request.party.country);
}

/** Chooses the rail and fixes fee and exchange. Throws no_eligible_rail or max_fee_exceeded with all candidates. */
export function agreeTerms(
  request: CheckedRequest,
  setting: Setting,
  observations: readonly Observation[],
  now: number,
): Terms {
  const { accountCurrency, destinationCurrency } = setting;
  const preference = request.original.routing ?? {};
  // In `receive` mode the amount that leaves depends on the rail's margin; the demo rate is close enough to choose by.
  const probe =
    request.amountType === "receive"
      ? exactlyFor(request.amount, accountCurrency, destinationCurrency, 0)
      : request.amount;
  const question: RoutingQuestion = {
    direction: request.direction,
    sourceCountry: request.direction === "payout" ? setting.accountCountry : setting.partyCountry,
    destinationCountry:
      request.direction === "payout" ? setting.partyCountry : setting.accountCountry,
    sourceCurrency: accountCurrency,
    destinationCurrency,
    counterparty: {
      type: request.party.type,
      provider: request.party.type === "mobile_money" ? (request.party.provider ?? null) : null,
    },
    amount: probe,
    strategy: request.strategy ?? setting.defaultStrategy,
    rail: request.rail,
    allowRails: preference.allowRails ?? null,
    excludeRails: preference.excludeRails ?? [],
    maxFee: preference.maxFee ?? null,
    downRails: setting.downRails,
  };
  const outcome = selectRail(question, observations, now);
  if (outcome.kind === "none") {
    const affordable = outcome.candidates.filter((one) =>
      one.exclusionReasons.every((reason) => reason === "max_fee_exceeded"),
    );
    const cheapest = affordable
      .map((one) => one.estimatedFee)
      .filter((fee) => fee !== null)
      .sort((a, b) => a.amountMinorUnits - b.amountMinorUnits)[0];
    if (cheapest !== undefined)
      throw refuse(
        "max_fee_exceeded",
        `The cheapest rail costs ${cheapest.amountMinorUnits} ${cheapest.currency} in minor units.`,
        { cheapest },
      );
    throw refuse("no_eligible_rail", "No rail can serve this payment; candidates say why.", {
      candidates: outcome.candidates,
    });
  }
  const chosen = outcome.decision.candidates.find(
    (one) => one.rail === outcome.decision.selectedRail,
  );
  const fee = chosen?.estimatedFee?.amountMinorUnits ?? 0;
  const marginBps =
    accountCurrency === destinationCurrency
      ? 0
      : railOf(outcome.decision.selectedRail).tariff.fxMarginBps;
  const rate =
    accountCurrency === destinationCurrency
      ? null
      : (demoRate(accountCurrency, destinationCurrency, marginBps) ?? null);
  if (accountCurrency !== destinationCurrency && rate === null)
    throw refuse(
      "corridor_not_supported",
      `There is no rate from ${accountCurrency} to ${destinationCurrency}.`,
    );
  const principal = principalOf(request, fee, accountCurrency, destinationCurrency, marginBps);
  const arrives =
    request.amountType === "receive"
      ? request.amount
      : rate === null
        ? principal
        : convertDown(principal, accountCurrency, destinationCurrency, rate);
  if (principal <= 0 || arrives <= 0)
    throw refuse(
      "validation_failed",
      "The amount does not cover the fee, or is too small to arrive.",
    );
  return {
    corridor: corridorOf(request, setting),
    sourceCountry: question.sourceCountry,
    destinationCountry: question.destinationCountry,
    sourceCurrency: accountCurrency,
    principal,
    fee,
    destinationAmount: money(arrives, destinationCurrency),
    fx:
      rate === null
        ? null
        : {
            rate,
            baseCurrency: accountCurrency,
            quoteCurrency: destinationCurrency,
            marginBps,
            quotedAt: new Date(now).toISOString(),
          },
    decision: outcome.decision,
  };
}

/** What leaves without the fee. A recipient who bears the fee of a payout gets the amount less the fee. */
function principalOf(
  request: CheckedRequest,
  fee: number,
  source: string,
  destination: string,
  marginBps: number,
): number {
  if (request.amountType === "receive")
    return exactlyFor(request.amount, source, destination, marginBps);
  return request.direction === "payout" && request.feeBearer === "recipient"
    ? request.amount - fee
    : request.amount;
}

function exactlyFor(
  amount: number,
  source: string,
  destination: string,
  marginBps: number,
): number {
  if (source === destination) return amount;
  const rate = demoRate(source, destination, marginBps);
  if (rate === undefined)
    throw refuse("corridor_not_supported", `There is no rate from ${source} to ${destination}.`);
  return convertBackUp(amount, source, destination, rate);
}
