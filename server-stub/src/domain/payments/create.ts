import { isFailure } from "../../db/failures.ts";
import type { Unit } from "../../db/unit.ts";
import type { PaymentContext } from "../../db/queries/payment-context.ts";
import { findPaymentByKey } from "../../db/queries/payments.ts";
import {
  runCommand,
  type CommandAnswer,
  type Decided,
  type RequestKey,
} from "../idempotency/command.ts";
import { analyzeForPayment, historyForPayment } from "../fraud/for-payment.ts";
import type { Caller } from "../shared/actor.ts";
import { alreadyUsed, quoteUsed, termsOfQuote } from "../quotes/use.ts";
import { refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { planPayment } from "./plan.ts";
import { checkRequest, type CheckedRequest } from "./request.ts";
import { readContext, settle } from "./setting.ts";
import { agreeTerms, type Terms } from "./terms.ts";
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
  /** The visit to a widget that the payment comes from; it is told when the payment ends. */
  readonly widgetSessionId?: string;
  /** Refuses, or tells what else is written with the payment; asked again whenever the payment is decided on again. */
  readonly beside?: (
    now: number,
  ) => Promise<(payment: Payment) => Pick<Unit, "updates" | "events">>;
  /** Makes the answer's text; the default is JSON. It is stored, so replays have the same bytes. */
  readonly render?: (payment: Payment) => string;
}

/**
 * Makes a payment at most once per key and answers 201 with it. Nothing is sent to a rail here: a worker submits.
 * Throws a Refusal: amount_*, currency_not_supported, country_phone_mismatch, resource_not_found (account), account_frozen,
 * account_closed, insufficient_funds, no_eligible_rail, max_fee_exceeded, corridor_not_supported, fraud_blocked, idempotency_*,
 * quote_expired, quote_mismatch, quote_already_used.
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
      const question = historyForPayment(services, caller, request.original, request.amount);
      const context = await readContext(services, caller, request, options.key, null, question);
      return {
        seen: context.key,
        now: context.now,
        decide: () => decidePayment(services, caller, request, scenario, context, options),
      };
    });
  } catch (error) {
    if (!isFailure(error, "unique_violation")) throw error;
    // Two payments were decided on one quote; the other one was faster.
    if (error.constraint === "payments_quote") throw alreadyUsed(body.quoteId ?? "", null);
    if (error.constraint !== "payments_key") throw error;
    const { operationId, key } = options.key;
    const id = await findPaymentByKey(services.db, caller, operationId, key);
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

/** A payment's whole unit of work with its answer, decided and not written. Throws what `createPayment` throws. */
export async function decidePayment(
  services: Services,
  caller: Caller,
  given: CheckedRequest,
  scenario: string | null,
  context: PaymentContext,
  options: CreatePaymentOptions,
): Promise<Decided> {
  const besides = await options.beside?.(context.now);
  const { account, setting } = settle(caller, given, context, scenario);
  const { observations, quote, now } = context;
  const { request, terms } =
    given.original.quoteId === undefined
      ? { request: given, terms: agreeTerms(given, setting, observations, now) }
      : termsOfQuote(given, setting, quote, observations, now);
  const fraud = await analyzeForPayment(services, caller, {
    request: request.original,
    amount: request.amount,
    accountId: account.id,
    now: context.now,
    idempotencyKey: options.key.key,
    history: context.fraud,
  });
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
    widgetSessionId: options.widgetSessionId ?? null,
    now: context.now,
  });
  const render = options.render ?? ((made: Payment) => JSON.stringify(made));
  const used = quote === null ? [] : [quoteUsed(quote, payment.id, payment.createdAt)];
  const more = besides?.(payment) ?? {};
  return {
    unit: {
      ...unit,
      updates: [...(unit.updates ?? []), ...used, ...(more.updates ?? [])],
      events: [...(unit.events ?? []), ...(more.events ?? [])],
    },
    status: 201,
    body: render(payment),
    resource: { type: "payment", id: payment.id },
    hot: true,
  };
}
