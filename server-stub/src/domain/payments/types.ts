import type { TimelineItem } from "../shared/actor.ts";
import type { Money } from "../shared/money.ts";
import type { StateOf } from "../shared/transitions.ts";
import type { RoutingDecision, RoutingPreference } from "../routing/types.ts";

export type PaymentStatus = StateOf<"payment">;
export type Direction = "payout" | "collection";
export type FeeBearer = "sender" | "recipient";

/** A party of a payment as requests give it. */
export type Party =
  | {
      readonly type: "mobile_money";
      readonly msisdn: string;
      readonly provider?: string;
      readonly country: string;
      readonly holderName?: string;
    }
  | {
      readonly type: "bank_account";
      readonly country: string;
      readonly bankCode: string;
      readonly accountNumber?: string;
      readonly iban?: string;
      readonly holderName: string;
    }
  | { readonly type: "account"; readonly accountId: string };

/** The same as answers show it: numbers masked, absent members null. */
export type PartyDetails =
  | {
      readonly type: "mobile_money";
      readonly msisdn: string;
      readonly provider: string | null;
      readonly country: string;
      readonly holderName: string | null;
    }
  | {
      readonly type: "bank_account";
      readonly country: string;
      readonly bankCode: string;
      readonly accountNumber: string | null;
      readonly iban: string | null;
      readonly holderName: string;
    }
  | { readonly type: "account"; readonly accountId: string };

/** The body of createPayment after schema validation (domain 3.4). Amounts are minor units. */
export interface PaymentRequest {
  readonly amountMinorUnits?: number;
  readonly amount?: number;
  readonly currency: string;
  readonly amountType?: "send" | "receive";
  readonly direction?: Direction;
  readonly accountId?: string;
  readonly destination?: Party;
  readonly source?: Party;
  readonly destinationCurrency?: string;
  readonly rail?: string;
  readonly routing?: RoutingPreference;
  readonly quoteId?: string;
  readonly feeBearer?: FeeBearer;
  readonly reference?: string;
  readonly description?: string;
  readonly statementDescriptor?: string;
  readonly purposeCode?: string;
  readonly customerId?: string;
  readonly fraudCheck?: "auto" | "skip";
  readonly fraudAnalysisId?: string;
  readonly approvalWindowSeconds?: number;
  readonly idempotencyKey?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly sandbox?: {
    readonly scenario?: string;
    readonly forceRiskScore?: number;
    readonly latencyMs?: number;
  };
}

/** Why money certainly did not move (domain 4.6). */
export interface FailureDetail {
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
  readonly exhausted: boolean;
  readonly providerCode: string | null;
  readonly isoReason: string | null;
}

export interface PaymentAttempt {
  readonly id: string;
  readonly number: number;
  readonly rail: string;
  readonly status: "submitted" | "succeeded" | "failed" | "unknown";
  readonly providerReference: string | null;
  readonly submittedAt: string;
  readonly resolvedAt: string | null;
  readonly failure: FailureDetail | null;
  readonly cost: Money | null;
}

export interface FxTerms {
  readonly rate: string;
  readonly baseCurrency: string;
  readonly quoteCurrency: string;
  readonly marginBps: number;
  readonly quotedAt: string;
}

/** A payment exactly as the API answers it (every member present, absent values null). */
export interface Payment {
  readonly id: string;
  readonly object: "payment";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly status: PaymentStatus;
  readonly statusReason: string | null;
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly amountType: "send" | "receive";
  readonly direction: Direction;
  readonly accountId: string;
  readonly destination: PartyDetails | null;
  readonly source: PartyDetails | null;
  readonly destinationCurrency: string;
  readonly rail: string | null;
  readonly routing: RoutingDecision & { readonly decisions: readonly RoutingDecision[] };
  readonly quoteId: string | null;
  readonly feeBearer: FeeBearer;
  readonly reference: string | null;
  readonly description: string | null;
  readonly statementDescriptor: string | null;
  readonly purposeCode: string | null;
  readonly customerId: string | null;
  readonly fraudCheck: "auto" | "skip";
  readonly approvalWindowSeconds: number | null;
  readonly transactionId: string;
  readonly corridor: string;
  readonly fee: Money;
  readonly totalDebited: Money | null;
  readonly destinationAmount: Money;
  readonly fx: FxTerms | null;
  readonly attempts: readonly PaymentAttempt[];
  readonly nextAction: {
    readonly type: "approve_on_device";
    readonly message: string;
    readonly expiresAt: string;
  } | null;
  readonly failure: FailureDetail | null;
  readonly fraud: {
    readonly analysisId: string | null;
    readonly riskScore: number | null;
    readonly decision: "allow" | "review" | "block" | null;
  };
  readonly reversal: {
    readonly id: string;
    readonly status: string;
    readonly amountMinorUnits: number;
    readonly currency: string;
  } | null;
  readonly bulkPaymentId: string | null;
  readonly bulkItemId: string | null;
  readonly idempotencyKey: string;
  readonly iso20022: {
    readonly transactionStatus: "RCVD" | "PDNG" | "ACSP" | "ACSC" | "RJCT" | "CANC";
    readonly reasonCode: string | null;
  };
  readonly expectedCompletionAt: string | null;
  readonly submittedAt: string | null;
  readonly completedAt: string | null;
  readonly canceledAt: string | null;
  readonly timeline: readonly TimelineItem[];
  readonly metadata: Readonly<Record<string, string>>;
}

/** Attempts of one payment: `maxAttempts` in all, waiting initial x 2^(n-1) seconds, at most `maxDelaySeconds`. */
export interface RetryPolicy {
  readonly maxAttempts: number;
  readonly initialDelaySeconds: number;
  readonly maxDelaySeconds: number;
  readonly failover: boolean;
}

/** What a payment needs besides its public face: unmasked parties and how it may be retried. Never leaves the server. */
export interface PaymentSecrets {
  readonly party: Party;
  readonly preference: RoutingPreference;
  readonly requestedRail: string | null;
  readonly sourceCountry: string;
  readonly destinationCountry: string;
  readonly sandbox: { readonly scenario: string | null; readonly latencyMs: number | null };
  /** Amount that leaves (payout) or comes in (collection) without the fee, in `currency`. */
  readonly principal: number;
  /** How often and how patiently it is sent again after a certain "not executed". Seconds. */
  readonly retry: RetryPolicy;
  /** When the outcome became unknown, and when the rail was last asked; ISO strings. */
  readonly unknownSince: string | null;
  readonly askedAt: string | null;
  /** The visit to a widget that it comes from. */
  readonly widgetSessionId?: string;
  /** When it is sent again after a certain "not executed". */
  readonly nextAttemptAt?: string | null;
  /** Until when the current attempt must be heard of; moved by each sign of life. */
  readonly deadlineAt?: string | null;
}

/** A payment with everything the server keeps of it. */
export interface StoredPayment {
  readonly payment: Payment;
  readonly secrets: PaymentSecrets;
  readonly idempotency: { readonly operationId: string; readonly fingerprint: string };
}
