// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { CurrencyCode } from "../types/shared.ts";
import type { Wire } from "../wire.ts";

/** One page of authorizations, newest first. */
export interface CardAuthorizationList extends Wire<"CardAuthorizationList"> {}

/** A purchase that a merchant wants to make with the card. */
export interface CardAuthorizationRequest extends Wire<"CardAuthorizationRequest"> {}

/** State of an authorization. */
export type CardAuthorizationStatus = Wire<"CardAuthorizationStatus">;

/** The values of {@link CardAuthorizationStatus} that this version knows; the keys are the values on the wire. */
export const CardAuthorizationStatus = {
  /** It holds money. */
  approved: "approved",
  /** It was declined. */
  declined: "declined",
  /** It was captured in full. */
  captured: "captured",
  /** A part was captured; the rest is held. */
  partially_captured: "partially_captured",
  /** What was held was released. */
  reversed: "reversed",
  /** It was not captured within 7 days; what was held was released. */
  expired: "expired",
} as const;
/** The values of {@link CardAuthorizationStatus} that this version knows, for exhaustive switches. */
export type CardAuthorizationStatusKnown = (typeof CardAuthorizationStatus)[keyof typeof CardAuthorizationStatus];

/** The merchant, as the card network names it. */
export interface CardMerchantInput extends Wire<"CardMerchantInput"> {}

/**
 * A virtual card with spend limits.
 *
 * Its number and security code are never part of it; `revealGhostCard` shows them.
 */
export interface GhostCard extends Wire<"GhostCard"> {}

/**
 * Where a card works, beside its limits.
 *
 * Allowing and blocking the same kind excludes each other.
 */
export interface GhostCardControls extends Wire<"GhostCardControls"> {}

/** One page of cards, newest first. */
export interface GhostCardList extends Wire<"GhostCardList"> {}

/** The card to make. */
export interface GhostCardRequest extends Wire<"GhostCardRequest"> {}

/**
 * Number and security code of a card.
 *
 * Never store or log it.
 */
export interface GhostCardSecrets extends Wire<"GhostCardSecrets"> {}

/** State of a card. */
export type GhostCardStatus = Wire<"GhostCardStatus">;

/** The values of {@link GhostCardStatus} that this version knows; the keys are the values on the wire. */
export const GhostCardStatus = {
  /** It may be used. */
  active: "active",
  /** It declines until it is unfrozen. */
  frozen: "frozen",
  /** It was closed for good. */
  closed: "closed",
  /** Its time is over. */
  expired: "expired",
} as const;
/** The values of {@link GhostCardStatus} that this version knows, for exhaustive switches. */
export type GhostCardStatusKnown = (typeof GhostCardStatus)[keyof typeof GhostCardStatus];

/** What a card spent in its life. */
export interface GhostCardTotals extends Wire<"GhostCardTotals"> {}

/** The members to change; absent ones stay. */
export interface GhostCardUpdateRequest extends Wire<"GhostCardUpdateRequest"> {}

/** A spend limit with its use in the current window. */
export interface SpendLimit extends Wire<"SpendLimit"> {}

/**
 * A spend limit.
 *
 * Give an amount, a count, or both; the currency is that of the card. All limits that match an
 * authorization must allow it.
 */
export interface SpendLimitInput extends Wire<"SpendLimitInput"> {}

/** The calendar window of a limit, in the time zone of the card. */
export type SpendLimitInterval = Wire<"SpendLimitInterval">;

/** The values of {@link SpendLimitInterval} that this version knows; the keys are the values on the wire. */
export const SpendLimitInterval = {
  /** Each single authorization. */
  per_authorization: "per_authorization",
  /** A day, from 00:00. */
  daily: "daily",
  /** A week, from Monday 00:00. */
  weekly: "weekly",
  /** A month, from the 1st. */
  monthly: "monthly",
  /** A year, from 1 January. */
  yearly: "yearly",
  /** The life of the card. */
  all_time: "all_time",
} as const;
/** The values of {@link SpendLimitInterval} that this version knows, for exhaustive switches. */
export type SpendLimitIntervalKnown = (typeof SpendLimitInterval)[keyof typeof SpendLimitInterval];

/** What one merchant or one category group used of a limit for each of them. */
export interface SpendLimitKeyUsage extends Wire<"SpendLimitKeyUsage"> {}

/** One page of spend limits, newest first. */
export interface SpendLimitList extends Wire<"SpendLimitList"> {}

/** What a limit counts. */
export type SpendLimitScope = Wire<"SpendLimitScope">;

/** The values of {@link SpendLimitScope} that this version knows; the keys are the values on the wire. */
export const SpendLimitScope = {
  /** Everything the card spends. */
  card: "card",
  /** What it spends at one merchant, or at each merchant on its own. */
  merchant: "merchant",
  /** What it spends in one category, or in each category group on its own. */
  category: "category",
} as const;
/** The values of {@link SpendLimitScope} that this version knows, for exhaustive switches. */
export type SpendLimitScopeKnown = (typeof SpendLimitScope)[keyof typeof SpendLimitScope];

/** What was used of a limit in the current window. */
export interface SpendLimitUsage extends Wire<"SpendLimitUsage"> {}

/**
 * The new limits; they replace the old ones.
 *
 * A limit with the same scope, merchant or category, and interval keeps what it has counted.
 */
export interface SpendLimitsRequest extends Wire<"SpendLimitsRequest"> {}

/** Parameters of {@link spendLimits}: Get spend limits */
export interface GhostCardsSpendLimitsParams {
  /** Only this limit. */
  limitId?: string;
  /** Goes on in `usageByKey` after this key; needs `limitId`. */
  afterKey?: string;
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
}

/** Parameters of {@link listAuthorizations}: List authorizations of a card */
export interface GhostCardsListAuthorizationsParams {
  /** Only authorizations in this state. */
  status?: CardAuthorizationStatus;
  /** Only authorizations of this merchant. */
  merchantId?: string;
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
  /** Only items created at or after this time (RFC 3339). */
  createdAfter?: DateTime | Date;
  /** Only items created before this time (RFC 3339). */
  createdBefore?: DateTime | Date;
}

/** Parameters of {@link list}: List ghost cards */
export interface GhostCardsListParams {
  /** Only cards in this state. */
  status?: GhostCardStatus;
  /** Only cards of this customer. */
  customerId?: string;
  /** Only cards in this currency. */
  currency?: CurrencyCode;
  /**
   * Number of items on one page.
   *
   * The server assumes 20 when it is left out.
   */
  limit?: number;
  /**
   * Cursor: id of the last item of the page before.
   *
   * Excludes `endingBefore`.
   */
  startingAfter?: string;
  /**
   * Cursor: id of the first item of the page after.
   *
   * Excludes `startingAfter`.
   */
  endingBefore?: string;
  /** Only items created at or after this time (RFC 3339). */
  createdAfter?: DateTime | Date;
  /** Only items created before this time (RFC 3339). */
  createdBefore?: DateTime | Date;
}
