import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import { checkRequest } from "../payments/request.ts";
import { readContext, settle } from "../payments/setting.ts";
import { agreeTerms } from "../payments/terms.ts";
import type { Caller } from "../shared/actor.ts";
import { money } from "../shared/money.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { quoteRow } from "./rows.ts";
import type { Quote, QuoteRequest } from "./types.ts";

/** How long a price binds: shorter where a rate may move (domain 3.7). */
const WITH_FX_MS = 60_000;
const WITHOUT_FX_MS = 600_000;

/**
 * Fixes fee, rail and exchange rate for one payment and answers 201; nothing is reserved. Throws what the terms of a payment
 * throw: amount_*, currency_not_supported, country_phone_mismatch, resource_not_found (account), no_eligible_rail, max_fee_exceeded.
 */
export async function createQuote(
  services: Services,
  caller: Caller,
  body: QuoteRequest,
  key: RequestKey | null,
  render: (quote: Quote) => string,
): Promise<CommandAnswer> {
  const request = checkRequest(body, caller.livemode);
  return runCommand(services, caller, key, async () => {
    const context = await readContext(services, caller, request, key);
    return {
      seen: context.key,
      now: context.now,
      decide: () => {
        const { setting } = settle(caller, request, context, null);
        const terms = agreeTerms(request, setting, context.observations, context.now);
        const at = new Date(context.now).toISOString();
        const lifetime = terms.fx === null ? WITHOUT_FX_MS : WITH_FX_MS;
        const quote: Quote = {
          id: newId("qte"),
          object: "quote",
          livemode: caller.livemode,
          version: 1,
          createdAt: at,
          updatedAt: at,
          status: "active",
          amountMinorUnits: request.amount,
          currency: request.currency,
          amountType: request.amountType,
          direction: request.direction,
          corridor: terms.corridor,
          feeBearer: request.feeBearer,
          destinationAmount: terms.destinationAmount,
          fee: money(terms.fee, terms.sourceCurrency),
          totalDebited:
            request.direction === "payout"
              ? money(terms.principal + terms.fee, terms.sourceCurrency)
              : null,
          fx: terms.fx,
          rail: terms.decision.selectedRail,
          routing: terms.decision,
          paymentId: null,
          expiresAt: new Date(context.now + lifetime).toISOString(),
          metadata: body.metadata ?? {},
        };
        return {
          unit: {
            inserts: [{ table: "quotes", row: quoteRow({ quote, principal: terms.principal }) }],
          },
          status: 201,
          body: render(quote),
          resource: { type: "quote", id: quote.id },
        };
      },
    };
  });
}
