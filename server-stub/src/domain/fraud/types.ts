import type { ModelInfo } from "../scoring/model.ts";
import type { Actor } from "../shared/actor.ts";
import type { Category, OverrideCode, SignalCode } from "./catalogue.ts";

export type Decision = "allow" | "review" | "block";
export type RiskLevel = "low" | "medium" | "high" | "critical";
export type TransactionType =
  "payout" | "collection" | "p2p" | "cash_out" | "card_authorization" | "login" | "other";

/** What is known about the transaction itself. Undefined means: not told. Times are Unix ms, amounts minor units. */
export interface FraudFacts {
  readonly type: TransactionType;
  readonly amount: number;
  readonly currency: string;
  readonly sender: {
    /** Names under which the sender's past can be found, the best one first; empty when nobody is named. */
    readonly names: readonly string[];
    readonly country?: string | undefined;
    readonly accountAgeDays?: number | undefined;
    readonly kycTier?: string | undefined;
    readonly simChangedAt?: number | undefined;
  };
  readonly recipient: {
    readonly names: readonly string[];
    readonly country?: string | undefined;
    readonly firstSeenAt?: number | undefined;
  };
  readonly device: {
    readonly id?: string | undefined;
    readonly compromised?: boolean | undefined;
  };
  readonly networkCountry?: string | undefined;
  readonly location?: { readonly lat: number; readonly lon: number } | undefined;
  readonly agentId?: string | undefined;
  readonly merchantCategoryCode?: string | undefined;
}

/** The stored past, as of the moment of the transaction. */
export interface FraudHistory {
  readonly listed: boolean;
  readonly sanctioned: boolean;
  readonly fanIn: number;
  readonly agentEqual: number;
  readonly deviceSenders: number;
  readonly sender: SenderHistory | null;
  readonly peers: { readonly count: number; readonly p99: number | null } | null;
  /** What trained models count beside it; undefined where nobody read it. */
  readonly wide?: WideHistory;
}

/** Counts over longer windows. Times are Unix ms, null where there is none. */
export interface WideHistory {
  readonly count7d: number;
  /** Recipients whom the sender paid for the first time within 72 hours. */
  readonly newPayees72h: number;
  readonly sendersToSelf6h: number;
  readonly sendersToSelf72h: number;
  /** Payments of the sender to this recipient within 90 days, and when the first one ever was (Unix ms). */
  readonly toRecipient90d: number;
  readonly toRecipientFirstAt: number | null;
  /** Within 6 hours. */
  readonly lastInboundAt: number | null;
  readonly devices30d: number;
  /** First use of this device by this sender. */
  readonly deviceFirstAt: number | null;
  readonly recipientSenders72h: number;
  readonly recipientFirstAt: number | null;
  readonly recipientSent30d: number;
  readonly recipientCashOut30d: number;
}

export interface SenderHistory {
  /** The last 24 hours, newest first. */
  readonly recent: readonly {
    readonly at: number;
    readonly amount: number;
    readonly currency: string;
    readonly sameRecipient: boolean;
    readonly paymentStatus: string | null;
  }[];
  /** What came in during the last six hours. */
  readonly incoming: readonly {
    readonly at: number;
    readonly amount: number;
    readonly currency: string;
    readonly fromRecipient: boolean;
  }[];
  /** Natural logarithms of amounts in the same currency, 90 days. */
  readonly profile: {
    readonly count: number;
    readonly mean: number | null;
    readonly deviation: number | null;
  };
  readonly hours: Readonly<Record<string, number>>;
  readonly lastAt: number | null;
  readonly place: { readonly at: number; readonly lat: number; readonly lon: number } | null;
  readonly toRecipient: { readonly count: number; readonly good: number };
  readonly onDevice: { readonly count: number; readonly good: number };
}

/** How strongly a signal fires, 0 to 1, and why. `null` strength: its inputs are missing. */
export interface SignalValue {
  readonly strength: number | null;
  readonly description: string;
  readonly evidence: Readonly<Record<string, number | string | boolean>>;
}
export type SignalValues = ReadonlyMap<SignalCode, SignalValue>;

export interface FraudReason {
  readonly code: SignalCode | OverrideCode | "no_risk_signals" | "scorer_unavailable";
  readonly category: Category;
  readonly description: string;
  readonly weight: number;
  readonly scoreWithout: number;
  readonly evidence: Readonly<Record<string, number | string | boolean>>;
}

export interface FraudPolicy {
  readonly object: "fraud_policy";
  readonly livemode: boolean;
  readonly version: number;
  readonly reviewAt: number;
  readonly blockAt: number;
  readonly failMode: Decision;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A fraud analysis exactly as the API answers it. */
export interface FraudAnalysis {
  readonly id: string;
  readonly object: "fraud_analysis";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly type: TransactionType;
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly reference: string | null;
  readonly riskScore: number;
  readonly riskLevel: RiskLevel;
  readonly decision: Decision;
  readonly reasons: readonly FraudReason[];
  readonly signalsEvaluated: number;
  readonly signalsMissing: readonly string[];
  readonly policy: {
    readonly version: number;
    readonly reviewAt: number;
    readonly blockAt: number;
  };
  readonly model: ModelInfo;
  readonly latencyMs: number;
  readonly paymentId: string | null;
  readonly transactionId: string | null;
  readonly usedByPaymentId: string | null;
  readonly feedback: {
    readonly label: "fraud" | "legitimate" | "unsure";
    readonly note: string | null;
    readonly at: string;
    readonly actor: Actor;
  } | null;
  readonly metadata: Readonly<Record<string, string>>;
}
