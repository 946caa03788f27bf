import type { Money } from "./format.ts";

/** The API's `ClientSession`, as far as the frames use it. */
export interface ClientSession {
  readonly id: string;
  readonly livemode: boolean;
  readonly status: "created" | "opened" | "completed" | "canceled" | "expired";
  readonly expiresAt: string;
  readonly merchantName: string;
  readonly locale: string | null;
  readonly theme: Readonly<Record<string, unknown>> & { readonly logoUrl: string | null };
  readonly config: {
    readonly amountMinorUnits: number | null;
    readonly currency: string | null;
    readonly reference: string | null;
    readonly description: string | null;
    readonly lockAmount: boolean | null;
    readonly country: string | null;
    readonly showPending: boolean | null;
    readonly requestedTier: "tier_1" | "tier_2" | "tier_3" | null;
    readonly checks: readonly string[] | null;
  };
  readonly tryNumber: number;
  readonly paymentId: string | null;
  readonly kycScoreId: string | null;
  readonly kyc: ClientKyc | null;
  readonly subjectRequired: boolean;
  readonly identityTypes: readonly {
    readonly country: string;
    readonly types: readonly string[];
  }[];
  readonly walletPrefixes: readonly {
    readonly country: string;
    readonly prefix: string;
    readonly provider: string;
  }[];
  readonly currencies: readonly { readonly code: string; readonly minorUnitDigits: number }[];
}

export interface ClientKyc {
  readonly id: string;
  readonly status: "processing" | "completed" | "error";
  readonly decision: "clear" | "attention" | "block" | null;
  readonly tier: "tier_0" | "tier_1" | "tier_2" | "tier_3";
  readonly reasons: readonly string[];
  readonly missingForNextTier: readonly string[];
}

export interface ClientPayment {
  readonly id: string;
  readonly status: string;
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly total: Money;
  readonly provider: string;
  readonly reference: string | null;
  readonly nextAction: { readonly expiresAt: string } | null;
  readonly failure: {
    readonly code: string;
    readonly message: string;
    readonly mayRetry: boolean;
  } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface ClientQuote {
  readonly id: string;
  readonly fee: Money;
  readonly total: Money;
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly provider: string;
  readonly rail: string;
  readonly expiresAt: string;
}
