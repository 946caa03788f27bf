import type { Db, TenantScope } from "../db.ts";
import type { ReadBatcher } from "../read-batch.ts";
import { fraudContextOf, type FraudContext, type FraudQuestion } from "./fraud.ts";
import { readStoredAnswer, type StoredAnswer } from "../unit.ts";
import type { StoredQuote } from "../../domain/quotes/types.ts";
import type { Observation } from "../../domain/routing/types.ts";

/** What a payment is decided on. Amounts are minor units. */
export interface PaymentContext {
  readonly key: StoredAnswer | null;
  /** Unix ms on the tenant's (maybe virtual) clock. */
  readonly now: number;
  readonly account: ContextAccount | null;
  readonly target: ContextAccount | null;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly observations: readonly Observation[];
  /** Rails that cannot be reached, in order of ids. */
  readonly downRails: readonly string[];
  readonly quote: StoredQuote | null;
  readonly customer: { readonly erased: boolean } | null;
  /** The past that a fraud analysis looks at; null when it was not asked for. */
  readonly fraud: FraudContext | null;
}

export interface ContextAccount {
  readonly id: string;
  readonly country: string;
  readonly currency: string;
  readonly status: "active" | "frozen" | "closed";
  /** Minor units that can be spent; told of the paying account only. */
  readonly available?: number;
}

/** What to look up. Null members are not looked up. */
export interface PaymentQuestion {
  readonly operationId: string | null;
  readonly key: string | null;
  readonly accountId: string | null;
  readonly currency: string;
  readonly targetAccountId: string | null;
  readonly quoteId: string | null;
  readonly customerId: string | null;
  readonly corridorId: string | null;
  readonly realNow: Date;
  readonly asOf: Date | null;
  /** What the payment's fraud analysis will ask, so that one round trip answers both. */
  readonly fraud: FraudQuestion | null;
}

/** One round trip, shared with others where there is a batcher. */
export async function readPaymentContext(
  db: Db,
  scope: TenantScope,
  question: PaymentQuestion,
  batcher: ReadBatcher | null = null,
): Promise<PaymentContext> {
  const text = JSON.stringify(question);
  const answer = await (batcher === null
    ? db.call(scope, "payment_context", text)
    : batcher.ask(scope, text));
  const raw = answer as {
    readonly key: unknown;
    readonly now: number;
    readonly account: ContextAccount | null;
    readonly target: ContextAccount | null;
    readonly quote: StoredQuote | null;
    readonly customer: { readonly erased: boolean } | null;
    readonly tenant: Readonly<Record<string, unknown>> | null;
    readonly downRails: readonly string[];
    /** Rail -> Unix ms of its last return within the hour. */
    readonly recovered: Readonly<Record<string, number>>;
    readonly fraud: unknown;
    readonly observations: readonly (readonly [
      string,
      number,
      number,
      number,
      number,
      boolean,
      number,
      number,
    ])[];
  };
  return {
    key: readStoredAnswer(raw.key),
    now: raw.now,
    account: raw.account,
    target: raw.target,
    settings: raw.tenant ?? {},
    quote: raw.quote,
    customer: raw.customer,
    downRails: raw.downRails,
    fraud: question.fraud === null ? null : fraudContextOf(db, scope, question.fraud, raw.fraud),
    observations: raw.observations.map(
      ([rail, amount, cost, tariff, fxMarginBps, succeeded, latencySeconds, observedAt]) => ({
        rail,
        amount,
        cost,
        tariff,
        fxMarginBps,
        succeeded,
        latencySeconds,
        observedAt,
        beforeRecovery: observedAt <= (raw.recovered[rail] ?? -Infinity),
      }),
    ),
  };
}
