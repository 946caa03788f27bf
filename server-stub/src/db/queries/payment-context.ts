import type { Db, TenantScope } from "../db.ts";
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
}

/** One round trip. */
export async function readPaymentContext(
  db: Db,
  scope: TenantScope,
  question: PaymentQuestion,
): Promise<PaymentContext> {
  const raw = (await db.call(scope, "payment_context", JSON.stringify(question))) as {
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
