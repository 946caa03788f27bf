import { isFailure } from "../../db/failures.ts";
import {
  readPaymentContext,
  type ContextAccount,
  type PaymentContext,
} from "../../db/queries/payment-context.ts";
import { findPaymentByKey } from "../../db/queries/payments.ts";
import {
  runCommand,
  type CommandAnswer,
  type Decided,
  type RequestKey,
} from "../idempotency/command.ts";
import type { Caller } from "../shared/actor.ts";
import { notFound, Refusal, refuse, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import type { Strategy } from "../routing/types.ts";
import { downRailsOf } from "../sandbox/scenarios.ts";
import { planPayment } from "./plan.ts";
import { checkRequest, type CheckedRequest } from "./request.ts";
import {
  agreeTerms,
  corridorOf,
  defaultDestinationCurrency,
  type Setting,
  type Terms,
} from "./terms.ts";
import type { Payment, PaymentRequest, RetryPolicy } from "./types.ts";

/** How the HTTP layer (or a bulk) wants the payment made. */
export interface CreatePaymentOptions {
  /** Required; a payment without a key cannot be retried safely. */
  readonly key: RequestKey;
  /** Name from the header X-Sandbox-Scenario, test mode only. */
  readonly scenario?: string | null;
  /** A bulk brings its own; single payments get three attempts. */
  readonly retry?: RetryPolicy | null;
  readonly bulk?: { readonly paymentId: string; readonly itemId: string } | null;
  /** Makes the answer's text; the default is JSON. It is stored, so replays have the same bytes. */
  readonly render?: (payment: Payment) => string;
}

/**
 * Makes a payment at most once per key and answers 201 with it. Nothing is sent to a rail here: a worker submits.
 * Throws a Refusal: amount_*, currency_not_supported, country_phone_mismatch, resource_not_found (account), account_frozen,
 * account_closed, insufficient_funds, no_eligible_rail, max_fee_exceeded, corridor_not_supported, fraud_blocked, idempotency_*.
 */
export async function createPayment(
  services: Services,
  caller: Caller,
  body: PaymentRequest,
  options: CreatePaymentOptions,
): Promise<CommandAnswer> {
  const request = checkRequest(body, caller.livemode);
  const scenario = options.scenario ?? body.sandbox?.scenario ?? null;
  try {
    return await runCommand(services, caller, options.key, async () => {
      const context = await readContext(services, caller, request, options.key);
      return {
        seen: context.key,
        now: context.now,
        decide: () => decide(services, caller, request, scenario, context, options),
      };
    });
  } catch (error) {
    if (!isFailure(error, "unique_violation") || error.constraint !== "payments_key") throw error;
    const id = await findPaymentByKey(
      services.db,
      caller,
      options.key.operationId,
      options.key.key,
    );
    throw refuse(
      "idempotency_key_expired",
      "This key already made a payment; its answer is no longer kept. Read the payment instead.",
      { resource: { type: "payment", id } },
    );
  }
}

/** The rail, fee and exchange a payment would get now, or would have got at `asOf`; nothing is written. */
export async function previewTerms(
  services: Services,
  caller: Caller,
  body: PaymentRequest,
  asOf: Date | null,
): Promise<Terms> {
  const request = checkRequest(body, caller.livemode);
  const context = await readContext(services, caller, request, null, asOf);
  const { setting } = settle(caller, request, context, body.sandbox?.scenario ?? null);
  return agreeTerms(request, setting, context.observations, context.now);
}

async function readContext(
  services: Services,
  caller: Caller,
  request: CheckedRequest,
  key: RequestKey | null,
  asOf: Date | null = null,
): Promise<PaymentContext> {
  const question = {
    operationId: key?.operationId ?? null,
    key: key?.key ?? null,
    accountId: request.accountId,
    currency: request.amountType === "receive" ? caller.tenant.defaultCurrency : request.currency,
    targetAccountId: request.party.type === "account" ? request.party.accountId : null,
    realNow: services.now(),
    asOf,
  };
  // The corridor follows from the account; the tenant's default account tells it in all but exotic cases, else we ask again.
  const guess = guessCorridor(caller, request);
  const first = await readPaymentContext(services.db, caller, { ...question, corridorId: guess });
  if (first.account === null) return first;
  const actual = corridorOf(request, routeOf(request, first.account));
  return actual === guess
    ? first
    : readPaymentContext(services.db, caller, { ...question, corridorId: actual });
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
function settle(
  caller: Caller,
  request: CheckedRequest,
  context: PaymentContext,
  scenario: string | null,
): { readonly account: ContextAccount; readonly setting: Setting } {
  const { account, target } = context;
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
      downRails: caller.livemode ? [] : downRailsOf(scenario),
      quoted: null,
    },
  };
}

async function decide(
  services: Services,
  caller: Caller,
  request: CheckedRequest,
  scenario: string | null,
  context: PaymentContext,
  options: CreatePaymentOptions,
): Promise<Decided> {
  const { account, setting } = settle(caller, request, context, scenario);
  const terms = agreeTerms(request, setting, context.observations, context.now);
  const fraud =
    request.original.fraudCheck === "skip" ? null : await services.fraudGate(caller, request);
  if (fraud?.decision === "block") {
    throw new Refusal({
      code: "fraud_blocked",
      detail: `The fraud analysis scored ${fraud.riskScore} of 100 and blocks the payment. Nothing was reserved.`,
      members: { analysisId: fraud.analysisId, riskScore: fraud.riskScore, reasons: fraud.reasons },
    });
  }
  const { payment, unit } = planPayment({
    caller,
    request,
    accountId: account.id,
    terms,
    fraud,
    scenario,
    idempotency: options.key,
    retry: options.retry ?? null,
    bulk: options.bulk ?? null,
    now: context.now,
  });
  const render = options.render ?? ((made: Payment) => JSON.stringify(made));
  return {
    unit,
    status: 201,
    body: render(payment),
    resource: { type: "payment", id: payment.id },
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
