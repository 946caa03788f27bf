import {
  readPaymentContext,
  type ContextAccount,
  type PaymentContext,
} from "../../db/queries/payment-context.ts";
import type { FraudQuestion } from "../../db/queries/fraud.ts";
import type { RequestKey } from "../idempotency/command.ts";
import type { Strategy } from "../routing/types.ts";
import { downRailsOf } from "../sandbox/scenarios.ts";
import type { Caller } from "../shared/actor.ts";
import { notFound, refuse, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import type { CheckedRequest } from "./request.ts";
import { corridorOf, defaultDestinationCurrency, type Setting } from "./terms.ts";

/** Everything a payment is decided on, in one round trip (two where the account says another corridor than the tenant's home). */
export async function readContext(
  services: Services,
  caller: Caller,
  request: CheckedRequest,
  key: RequestKey | null,
  asOf: Date | null = null,
  fraud: FraudQuestion | null = null,
): Promise<PaymentContext> {
  const question = {
    operationId: key?.operationId ?? null,
    key: key?.key ?? null,
    accountId: request.accountId,
    currency: request.amountType === "receive" ? caller.tenant.defaultCurrency : request.currency,
    quoteId: request.original.quoteId ?? null,
    customerId: request.original.customerId ?? null,
    targetAccountId: request.party.type === "account" ? request.party.accountId : null,
    realNow: services.now(),
    asOf,
    fraud,
  };
  // The corridor follows from the account; the tenant's default account tells it in all but exotic cases, else we ask again.
  const guess = guessCorridor(caller, request);
  const ask = (corridorId: string): Promise<PaymentContext> =>
    readPaymentContext(
      services.db,
      caller,
      { ...question, corridorId },
      services.batcher?.reads ?? null,
    );
  const first = await ask(guess);
  if (first.account === null) return first;
  const actual = corridorOf(request, routeOf(request, first.account));
  return actual === guess ? first : ask(actual);
}

function guessCorridor(caller: Caller, request: CheckedRequest): string {
  const currency =
    request.amountType === "receive" ? caller.tenant.defaultCurrency : request.currency;
  return corridorOf(
    request,
    routeOf(request, { id: "", country: caller.tenant.country, currency, status: "active" }),
  );
}

function routeOf(
  request: CheckedRequest,
  account: ContextAccount,
): Pick<Setting, "accountCountry" | "accountCurrency" | "partyCountry" | "destinationCurrency"> {
  return {
    accountCountry: account.country,
    accountCurrency: account.currency,
    partyCountry: request.party.type === "account" ? account.country : request.party.country,
    destinationCurrency: defaultDestinationCurrency(request, account.currency),
  };
}

/** The account and all that the routing must know, or the refusal that says what is missing. */
export function settle(
  caller: Caller,
  request: CheckedRequest,
  context: PaymentContext,
  scenario: string | null,
): { readonly account: ContextAccount; readonly setting: Setting } {
  const { account, target } = context;
  const { customerId } = request.original;
  if (customerId !== undefined && (context.customer === null || context.customer.erased))
    throw notFound("customer", customerId);
  if (account === null) {
    if (request.accountId !== null) throw notFound("account", request.accountId);
    throw refuseField(
      "validation_failed",
      "/currency",
      `There is no account in ${request.currency}. Create one, or name an account.`,
    );
  }
  checkUsable(account);
  if (request.amountType === "send" && account.currency !== request.currency) {
    throw refuseField(
      "validation_failed",
      "/accountId",
      `The account is in ${account.currency}, the payment in ${request.currency}.`,
    );
  }
  if (request.party.type === "account") {
    if (target === null) throw notFound("account", request.party.accountId);
    checkUsable(target);
    if (target.id === account.id)
      throw refuseField(
        "validation_failed",
        "/destination/accountId",
        "The account cannot pay itself.",
      );
    if (target.currency !== account.currency)
      throw refuseField(
        "validation_failed",
        "/destination/accountId",
        `The target is in ${target.currency}; book transfers do not change currency.`,
      );
  }
  const strategy = context.settings["routingStrategy"];
  return {
    account,
    setting: {
      ...routeOf(request, account),
      defaultStrategy: isStrategy(strategy) ? strategy : "balanced",
      downRails: [...context.downRails, ...(caller.livemode ? [] : downRailsOf(scenario))],
    },
  };
}

function checkUsable(account: ContextAccount): void {
  if (account.status === "frozen")
    throw refuse("account_frozen", `Account ${account.id} is frozen.`, { accountId: account.id });
  if (account.status === "closed")
    throw refuse("account_closed", `Account ${account.id} is closed.`, { accountId: account.id });
}

function isStrategy(value: unknown): value is Strategy {
  return (
    value === "lowest_cost" ||
    value === "balanced" ||
    value === "fastest" ||
    value === "most_reliable"
  );
}
