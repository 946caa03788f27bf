import type { Unit } from "../../db/unit.ts";
import { findPayment } from "../../db/queries/payments.ts";
import { findQuote } from "../../db/queries/quotes.ts";
import type { CommandAnswer, RequestKey } from "../idempotency/command.ts";
import { createPayment } from "../payments/create.ts";
import { failureMessage, type SentenceLocale } from "../payments/failures.ts";
import { completeParty } from "../payments/party.ts";
import { readAmount } from "../payments/request.ts";
import type { FailureDetail, Party, Payment, PaymentRequest } from "../payments/types.ts";
import { createQuote } from "../quotes/create.ts";
import type { Quote } from "../quotes/types.ts";
import { countryOfPhone } from "../reference/countries.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy } from "../shared/events.ts";
import { money, type Money } from "../shared/money.ts";
import { notFound, refuse, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { forVisitor, ownKey } from "./client-key.ts";
import { lastPayment } from "./end.ts";
import { SessionSteps } from "./sessions.ts";
import { readSession, requireKind, type Visitor } from "./visitor.ts";

/** The bodies of createClientQuote and, with `holderName` and `quoteId`, createClientPayment. */
export interface ClientPaymentRequest {
  readonly msisdn: string;
  readonly provider?: string;
  readonly country?: string;
  readonly holderName?: string;
  readonly amountMinorUnits?: number;
  readonly amount?: number;
  readonly quoteId?: string;
}

/** A payment as far as its visitor may see it. The business bears the fee of a collection, so the wallet is charged the amount. */
export interface ClientPayment {
  readonly object: "client_payment";
  readonly id: string;
  readonly livemode: boolean;
  readonly status: Payment["status"];
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly fee: Money;
  readonly total: Money;
  readonly provider: string;
  readonly reference: string | null;
  readonly nextAction: Payment["nextAction"];
  readonly failure: {
    readonly code: string;
    readonly message: string;
    readonly mayRetry: boolean;
  } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ClientQuote {
  readonly object: "client_quote";
  readonly id: string;
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly fee: Money;
  readonly total: Money;
  readonly provider: string;
  readonly rail: string;
  readonly expiresAt: string;
}

type Wallet = Extract<Party, { readonly type: "mobile_money" }> & { readonly provider: string };

const MAX_TRIES = 1000;
/** Member of a quote's metadata that says whose it is. */
const QUOTED_FOR = "widgetSession";

/**
 * createClientQuote: what the payment would cost the visitor; nothing is promised by the visitor.
 * Throws what a quote throws, origin_not_allowed for another kind of widget, idempotency_*.
 */
export function createClientQuote(
  services: Services,
  caller: Caller,
  visitor: Visitor,
  body: ClientPaymentRequest,
  key: RequestKey | null,
  render: (quote: ClientQuote) => string,
): Promise<CommandAnswer> {
  return forVisitor(async () => {
    requireKind(visitor, "payment");
    const wallet = walletOf(body);
    const request = {
      ...collectionFrom(visitor, wallet, body),
      metadata: { [QUOTED_FOR]: visitor.sessionId },
    };
    return createQuote(
      services,
      caller,
      request,
      key === null ? null : ownKey(visitor, key),
      (quote) => render(quoteView(quote, wallet.provider)),
    );
  });
}

/**
 * createClientPayment: collects from the visitor's wallet. The session is written with the payment, so of two tries at the same
 * moment, with whatever keys, one finds the other; a new one needs the last to have failed for good.
 * Throws invalid_state_transition, quote_mismatch, what a payment throws, origin_not_allowed, widget_token_invalid, idempotency_*.
 */
export function createClientPayment(
  services: Services,
  caller: Caller,
  visitor: Visitor,
  body: ClientPaymentRequest,
  key: RequestKey,
  asked: SentenceLocale,
  render: (payment: ClientPayment) => string,
): Promise<CommandAnswer> {
  return forVisitor(async () => {
    requireKind(visitor, "payment");
    const wallet = walletOf(body);
    const { setting, sessionId } = visitor;
    const { reference, description } = setting.config;
    const request: PaymentRequest = {
      ...collectionFrom(visitor, wallet, body),
      ...(reference === null ? {} : { reference }),
      ...(description === null ? {} : { description }),
      ...(setting.customerId === null ? {} : { customerId: setting.customerId }),
      ...(body.quoteId === undefined ? {} : { quoteId: body.quoteId }),
      metadata: setting.metadata,
    };
    return createPayment(services, caller, request, {
      key: ownKey(visitor, key),
      widgetSessionId: sessionId,
      beside: (now) => beginTry(services, caller, visitor, body.quoteId, key, now),
      render: (payment) => render(clientPaymentView(payment, localeOf(visitor, asked))),
    });
  });
}

/** getClientPayment. Throws resource_not_found for anything but a payment of this session. */
export async function readClientPayment(
  services: Services,
  visitor: Visitor,
  id: string,
  now: number,
  asked: SentenceLocale,
): Promise<ClientPayment> {
  requireKind(visitor, "payment");
  const { paymentIds } = await readSession(services, visitor, now);
  const found = paymentIds.includes(id) ? await findPayment(services.db, visitor, id) : null;
  if (found === null) throw notFound("payment", id);
  return clientPaymentView(found.payment, localeOf(visitor, asked));
}

/** Whether a payment has failed for good, so that the visitor may try again. */
export const hasFailed = (payment: Payment): boolean =>
  payment.status === "failed" || payment.status === "expired";

/** Decides whether the visitor may pay now; answers what is written with the payment. */
async function beginTry(
  services: Services,
  caller: Caller,
  visitor: Visitor,
  quoteId: string | undefined,
  key: RequestKey,
  now: number,
): Promise<(payment: Payment) => Pick<Unit, "updates" | "events">> {
  const stored = await readSession(services, visitor, now);
  const last = await lastPayment(services.db, visitor, stored);
  if (last !== null && !hasFailed(last))
    throw refuse(
      "invalid_state_transition",
      "This session has a payment that is completed or still under way.",
      { from: last.status, to: "created", resource: { type: "payment", id: last.id } },
    );
  if (stored.paymentIds.length >= MAX_TRIES)
    throw refuse("invalid_state_transition", "This session was tried too often.", {
      from: stored.session.status,
      to: "created",
    });
  const quote = quoteId === undefined ? null : await findQuote(services.db, visitor, quoteId);
  if (quoteId !== undefined && quote?.quote.metadata[QUOTED_FOR] !== visitor.sessionId)
    throw refuseField("quote_mismatch", "/quoteId", `This session has no quote ${quoteId}.`);
  return (payment) => {
    const steps = new SessionSteps(stored, now, causedBy(caller, key.key));
    steps.open();
    steps.note({ paymentIds: [...stored.paymentIds, payment.id] });
    return steps.unit();
  };
}

/** The wallet to collect from. Throws country_phone_mismatch, and validation_failed where its provider must be named. */
function walletOf({ msisdn, provider, country, holderName }: ClientPaymentRequest): Wallet {
  const home = country ?? countryOfPhone(msisdn)?.code;
  if (home === undefined)
    throw refuseField(
      "country_phone_mismatch",
      "/msisdn",
      "The number belongs to no country that is served.",
    );
  const party = completeParty(
    {
      type: "mobile_money",
      msisdn,
      country: home,
      ...(provider === undefined ? {} : { provider }),
      ...(holderName === undefined ? {} : { holderName }),
    },
    "",
  );
  if (party.type !== "mobile_money" || party.provider === undefined)
    throw refuseField(
      "validation_failed",
      "/provider",
      "The number does not tell its wallet; name it.",
    );
  return { ...party, provider: party.provider };
}

function collectionFrom(visitor: Visitor, source: Wallet, body: ClientPaymentRequest) {
  const { amountMinorUnits, currency, lockAmount } = visitor.setting.config;
  const isGiven = body.amountMinorUnits !== undefined || body.amount !== undefined;
  const amount = isGiven ? readAmount(body) : (amountMinorUnits ?? 0);
  if (lockAmount !== false && amount !== amountMinorUnits)
    throw refuseField(
      "validation_failed",
      body.amountMinorUnits === undefined ? "/amount" : "/amountMinorUnits",
      `The widget locks the amount at ${amountMinorUnits ?? 0}; leave it out.`,
    );
  return {
    direction: "collection",
    amountMinorUnits: amount,
    currency: currency ?? "",
    source,
  } as const;
}

/** The widget's own language where it has one, else what the browser asks for; sentences exist in two. */
function localeOf({ setting }: Visitor, asked: SentenceLocale): SentenceLocale {
  if (setting.locale === null) return asked;
  return setting.locale === "fr" ? "fr" : "en";
}

/** A payment without what is none of the visitor's business: accounts, routing, attempts, the number of the wallet. */
function clientPaymentView(payment: Payment, locale: SentenceLocale): ClientPayment {
  const { id, livemode, status, amountMinorUnits, currency, source, createdAt, updatedAt } =
    payment;
  return {
    object: "client_payment",
    id,
    livemode,
    status,
    amountMinorUnits,
    currency,
    fee: money(0, currency),
    total: money(amountMinorUnits, currency),
    provider: source?.type === "mobile_money" ? (source.provider ?? "") : "",
    reference: payment.reference,
    nextAction: payment.nextAction,
    failure: payment.failure === null ? null : failureView(payment.failure, locale),
    createdAt,
    updatedAt,
  };
}

/** After these another try would end the same way. */
const FINAL_CODES = new Set(["compliance_rejected", "sanctions_match", "fraud_declined"]);

const failureView = (
  { code, message }: FailureDetail,
  locale: SentenceLocale,
): ClientPayment["failure"] => ({
  code,
  message: failureMessage(code, locale, message),
  mayRetry: !FINAL_CODES.has(code),
});

function quoteView(quote: Quote, provider: string): ClientQuote {
  const { id, amountMinorUnits, currency, rail, expiresAt } = quote;
  return {
    object: "client_quote",
    id,
    amountMinorUnits,
    currency,
    fee: money(0, currency),
    total: money(amountMinorUnits, currency),
    provider,
    rail,
    expiresAt,
  };
}
