import type { CounterChange } from "../../db/card-rows.ts";
import type { Money } from "../shared/money.ts";
import type { StateOf } from "../shared/transitions.ts";

export type CardStatus = StateOf<"ghost_card">;
export type AuthorizationStatus = StateOf<"card_authorization">;
export type Interval = "per_authorization" | "daily" | "weekly" | "monthly" | "yearly" | "all_time";

/** A spend limit without its use. */
export interface Limit {
  readonly id: string;
  readonly scope: "card" | "merchant" | "category";
  readonly merchantId: string | null;
  readonly category: string | null;
  readonly amountMinorUnits: number | null;
  readonly interval: Interval;
  readonly maxCount: number | null;
}

export interface Controls {
  readonly allowedCategories: readonly string[];
  readonly blockedCategories: readonly string[];
  readonly allowedMerchants: readonly string[];
  readonly blockedMerchants: readonly string[];
  readonly allowedCountries: readonly string[];
}

/** A card without what changes with every use. */
export interface Card {
  readonly id: string;
  readonly object: "ghost_card";
  readonly livemode: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly status: CardStatus;
  readonly label: string | null;
  readonly last4: string;
  readonly bin: string;
  readonly scheme: "simulated";
  readonly expMonth: number;
  readonly expYear: number;
  readonly currency: string;
  readonly accountId: string;
  readonly customerId: string | null;
  readonly singleUse: boolean;
  readonly usedAt: string | null;
  readonly limits: readonly Limit[];
  readonly controls: Controls;
  readonly timezone: string;
  readonly expiresAt: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A card with what only the database knows of it. */
export interface StoredCard {
  readonly card: Card;
  readonly numberSealed: string;
  readonly numberIndex: string;
  readonly idempotency: { readonly operationId: string; readonly key: string };
}

/** What was used of a limit in one window, for one key. */
export interface Counter {
  readonly limitId: string;
  readonly key: string;
  readonly held: number;
  readonly spent: number;
  readonly count: number;
}

export interface Merchant {
  readonly id: string;
  readonly name: string;
  readonly categoryCode: string;
  readonly category: string;
  readonly city: string | null;
  readonly country: string;
}

export type DeclineCode =
  | "card_closed"
  | "card_expired"
  | "card_frozen"
  | "single_use_already_used"
  | "invalid_cvc"
  | "invalid_expiry"
  | "country_not_allowed"
  | "merchant_blocked"
  | "merchant_not_allowed"
  | "category_blocked"
  | "category_not_allowed"
  | "duplicate_authorization"
  | "suspected_fraud"
  | "spend_limit_exceeded"
  | "insufficient_funds"
  | "currency_not_supported";

/** An authorization exactly as the API answers it. */
export interface Authorization {
  readonly id: string;
  readonly object: "card_authorization";
  readonly livemode: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly cardId: string;
  readonly status: AuthorizationStatus;
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly merchantAmount: Money;
  readonly merchant: Merchant;
  readonly declineCode: DeclineCode | null;
  readonly declinedByLimitId: string | null;
  readonly matchedLimits: readonly {
    readonly limitId: string;
    readonly before: Money | null;
    readonly after: Money | null;
  }[];
  readonly captured: Money;
  readonly released: Money;
  readonly fraud: {
    readonly analysisId: string;
    readonly riskScore: number;
    readonly decision: string;
  } | null;
  readonly networkId: string | null;
  readonly expiresAt: string | null;
  readonly captures: readonly {
    readonly id: string;
    readonly amountMinorUnits: number;
    readonly currency: string;
    readonly at: string;
    readonly transactionId: string;
  }[];
  readonly metadata: Readonly<Record<string, string>>;
}

/** Where an authorization is counted: its counters with their caps at that time. */
export type Counted = Pick<CounterChange, "limit_id" | "key" | "window_start" | "cap">;

export interface StoredAuthorization {
  readonly authorization: Authorization;
  readonly accountId: string;
  readonly counted: readonly Counted[];
  /** The transaction that the hold is booked under; null for declined ones. */
  readonly holdTransactionId: string | null;
  readonly idempotency: { readonly operationId: string; readonly key: string };
}
