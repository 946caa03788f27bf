// Generated from the API description. Do not edit: changes belong in the generator.
import type { CountryCode, CurrencyCode } from "../types/shared.ts";
import type { Wire } from "../wire.ts";
/** Kind of party. */
export type PartyType = Wire<"PartyType">;

/** The values of {@link PartyType} that this version knows; the keys are the values on the wire. */
export const PartyType = {
  /** A mobile-money wallet. */
  mobile_money: "mobile_money",
  /** A bank account. */
  bank_account: "bank_account",
  /** An account of the same tenant. */
  account: "account",
} as const;
/** The values of {@link PartyType} that this version knows, for exhaustive switches. */
export type PartyTypeKnown = (typeof PartyType)[keyof typeof PartyType];

/** A way that money can take, with its reach, limits, price and health. */
export interface Rail extends Wire<"Rail"> {}

/** How the rail does now. */
export interface RailHealth extends Wire<"RailHealth"> {}

/** Health of a rail. */
export type RailHealthStatus = Wire<"RailHealthStatus">;

/** The values of {@link RailHealthStatus} that this version knows; the keys are the values on the wire. */
export const RailHealthStatus = {
  /** Works as usual. */
  up: "up",
  /** Fails more often or is much slower than usual; still used. */
  degraded: "degraded",
  /** Not used; payments go elsewhere or wait. */
  down: "down",
} as const;
/** The values of {@link RailHealthStatus} that this version knows, for exhaustive switches. */
export type RailHealthStatusKnown = (typeof RailHealthStatus)[keyof typeof RailHealthStatus];
/**
 * Id of a payment rail, for example `gimacpay` or `mtn_momo`.
 *
 * `GET /v1/rails` lists the rails.
 */
export type RailId = Wire<"RailId">;
/** Kind of rail. */
export type RailKind = Wire<"RailKind">;

/** The values of {@link RailKind} that this version knows; the keys are the values on the wire. */
export const RailKind = {
  /** Settlement between African central banks in local currencies. */
  pan_african_settlement: "pan_african_settlement",
  /** Interoperable wallets of the CEMAC states. */
  cemac_mobile_money: "cemac_mobile_money",
  /** One mobile-money provider. */
  mobile_money: "mobile_money",
  /** A hub that reaches many providers across borders. */
  mobile_money_hub: "mobile_money_hub",
  /** Postings between accounts of one tenant. */
  internal: "internal",
} as const;
/** The values of {@link RailKind} that this version knows, for exhaustive switches. */
export type RailKindKnown = (typeof RailKind)[keyof typeof RailKind];

/** Smallest and largest amount of one payment in one currency. */
export interface RailLimit extends Wire<"RailLimit"> {}

/** One page of rails, in order of their ids. */
export interface RailList extends Wire<"RailList"> {}

/** Whether and how a rail takes money back. */
export type RailReversal = Wire<"RailReversal">;

/** The values of {@link RailReversal} that this version knows; the keys are the values on the wire. */
export const RailReversal = {
  /** The provider takes the money out of the recipient's wallet. */
  direct: "direct",
  /** The recipient's institution is asked to return it. */
  return_request: "return_request",
  /** A posting between two accounts. */
  book: "book",
  /** Never; a reversal answers 422 `reversal_not_supported`. */
  none: "none",
} as const;
/** The values of {@link RailReversal} that this version knows, for exhaustive switches. */
export type RailReversalKnown = (typeof RailReversal)[keyof typeof RailReversal];

/** How and when the rail settles. */
export interface RailSettlement extends Wire<"RailSettlement"> {}

/** Published price of the rail: a fixed part, basis points of the amount, a minimum and a cap. */
export interface RailTariff extends Wire<"RailTariff"> {}

/** How the rail settles. */
export type SettlementModel = Wire<"SettlementModel">;

/** The values of {@link SettlementModel} that this version knows; the keys are the values on the wire. */
export const SettlementModel = {
  /** From a position that was paid in before. */
  prefunded: "prefunded",
  /** Net amounts once a day. */
  deferred_net: "deferred_net",
} as const;
/** The values of {@link SettlementModel} that this version knows, for exhaustive switches. */
export type SettlementModelKnown = (typeof SettlementModel)[keyof typeof SettlementModel];

/** Parameters of {@link list}: List rails */
export interface RailsListParams {
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
  /** Only rails that reach this country. */
  country?: CountryCode;
  /** Only rails that carry this currency. */
  currency?: CurrencyCode;
  /** Only rails of this kind. */
  kind?: RailKind;
}
