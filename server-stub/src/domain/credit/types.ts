import type { Consent, ConsentInput } from "../consent/consent.ts";
import type { ModelInfo } from "../scoring/model.ts";
import type { Money } from "../shared/money.ts";
import type { Feature, Features } from "./features.ts";
import type { CreditReason } from "./reasons.ts";
import type { Contribution } from "./scorecard.ts";

export type Grade = "A" | "B" | "C" | "D" | "E";
export type CreditDecision = "approve" | "review" | "decline" | "insufficient_data";
export type Source = "mobile_money_transactions" | "mobile_money_summary" | "tenant_history";

/** A wallet's statement, as requests give it. */
export interface MobileMoneyHistory {
  readonly periodEnd: string;
  readonly transactions: readonly {
    readonly occurredAt: string;
    readonly type: string;
    readonly direction: "in" | "out";
    readonly amountMinorUnits?: number;
    readonly amount?: number;
    readonly counterpartyHash?: string;
    readonly status?: "completed" | "failed";
    readonly balanceAfter?: Money;
  }[];
}

/** The body of createCreditScore after schema validation. */
export interface CreditRequest {
  readonly customerId?: string;
  readonly subject?: {
    readonly phone: string;
    readonly country: string;
    readonly fullName?: string;
  };
  readonly consent: ConsentInput;
  readonly product?: { readonly requested: Money; readonly tenorDays: number };
  readonly currency: string;
  readonly mobileMoney?: MobileMoneyHistory;
  readonly mobileMoneySummary?: Partial<Record<Exclude<Feature, "inflowMonthlyAvgUsd">, number>> & {
    readonly inflowMonthlyAvgUsd?: Money;
  };
  readonly useTenantHistory?: boolean;
  readonly modelVersion?: string;
}

/** A credit score exactly as the API answers it. */
export interface CreditScore {
  readonly id: string;
  readonly object: "credit_score";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly customerId: string | null;
  readonly subject: {
    readonly phone: string | null;
    readonly country: string;
    readonly fullName: string | null;
  };
  readonly score: number | null;
  readonly scoreRange: { readonly min: number; readonly max: number };
  readonly grade: Grade | null;
  readonly probabilityOfDefault: number | null;
  readonly decision: CreditDecision;
  readonly recommendedLimit: Money | null;
  readonly recommendedTenorDays: number | null;
  readonly baseScore: number;
  readonly contributions: readonly Contribution[];
  readonly reasons: readonly CreditReason[];
  readonly features: Features;
  readonly dataCoverage: {
    readonly days: number;
    readonly transactionCount: number;
    readonly sources: readonly Source[];
    readonly confidence: "low" | "medium" | "high";
  };
  readonly model: ModelInfo;
  readonly consent: Consent;
  readonly validUntil: string;
}
