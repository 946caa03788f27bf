// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { CurrencyCode } from "../types/shared.ts";
import type { Wire } from "../wire.ts";

/** An account of the tenant in one currency, with its balance. */
export interface Account extends Wire<"Account"> {}

/** One page of accounts, newest first. */
export interface AccountList extends Wire<"AccountList"> {}

/** Order to open an account. */
export interface AccountRequest extends Wire<"AccountRequest"> {}

/** State of an account. */
export type AccountStatus = Wire<"AccountStatus">;

/** The values of {@link AccountStatus} that this version knows; the keys are the values on the wire. */
export const AccountStatus = {
  /** Can be used. */
  active: "active",
  /** Blocked; debits answer 409 `account_frozen`. */
  frozen: "frozen",
  /** Closed for good; use answers 409 `account_closed`. */
  closed: "closed",
} as const;
/** The values of {@link AccountStatus} that this version knows, for exhaustive switches. */
export type AccountStatusKnown = (typeof AccountStatus)[keyof typeof AccountStatus];
/** What an account is for. */
export type AccountType = Wire<"AccountType">;

/** The values of {@link AccountType} that this version knows; the keys are the values on the wire. */
export const AccountType = {
  /** Pays out and collects. */
  wallet: "wallet",
  /** Funds ghost cards. */
  card_funding: "card_funding",
  /** Takes incoming money only. */
  collection: "collection",
} as const;
/** The values of {@link AccountType} that this version knows, for exhaustive switches. */
export type AccountTypeKnown = (typeof AccountType)[keyof typeof AccountType];
/** Side of a ledger entry, seen from the tenant's account. */
export type LedgerDirection = Wire<"LedgerDirection">;

/** The values of {@link LedgerDirection} that this version knows; the keys are the values on the wire. */
export const LedgerDirection = {
  /** The balance goes down. */
  debit: "debit",
  /** The balance goes up. */
  credit: "credit",
} as const;
/** The values of {@link LedgerDirection} that this version knows, for exhaustive switches. */
export type LedgerDirectionKnown = (typeof LedgerDirection)[keyof typeof LedgerDirection];

/**
 * One posting on an account.
 *
 * Entries are only ever added; the debits and credits of a transaction are equal in each
 * currency.
 */
export interface LedgerEntry extends Wire<"LedgerEntry"> {}

/** What a ledger entry books. */
export type LedgerEntryKind = Wire<"LedgerEntryKind">;

/** The values of {@link LedgerEntryKind} that this version knows; the keys are the values on the wire. */
export const LedgerEntryKind = {
  /** The amount of a payment. */
  payment: "payment",
  /** A fee. */
  fee: "fee",
  /** Money taken back. */
  reversal: "reversal",
  /** One leg of a currency exchange. */
  fx: "fx",
  /** Money held for a card authorization. */
  card_hold: "card_hold",
  /** A captured card authorization. */
  card_capture: "card_capture",
  /** A correction. */
  adjustment: "adjustment",
  /** Test money. */
  funding: "funding",
} as const;
/** The values of {@link LedgerEntryKind} that this version knows, for exhaustive switches. */
export type LedgerEntryKindKnown = (typeof LedgerEntryKind)[keyof typeof LedgerEntryKind];

/** One page of ledger entries, newest first. */
export interface LedgerEntryList extends Wire<"LedgerEntryList"> {}

/** Whether a ledger entry counts. */
export type LedgerPhase = Wire<"LedgerPhase">;

/** The values of {@link LedgerPhase} that this version knows; the keys are the values on the wire. */
export const LedgerPhase = {
  /** Announced; counts in `pending` only. */
  pending: "pending",
  /** Final part of the balance. */
  posted: "posted",
  /** A pending entry that was taken out again. */
  voided: "voided",
} as const;
/** The values of {@link LedgerPhase} that this version knows, for exhaustive switches. */
export type LedgerPhaseKnown = (typeof LedgerPhase)[keyof typeof LedgerPhase];

/** Parameters of {@link list}: List accounts */
export interface AccountsListParams {
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
  /** Only accounts in this currency. */
  currency?: CurrencyCode;
  /** Only accounts of this kind. */
  type?: AccountType;
  /** Only accounts in this state. */
  status?: AccountStatus;
}

/** Parameters of {@link listEntries}: List the ledger entries of an account */
export interface AccountsListEntriesParams {
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
  /** Only entries of this kind. */
  kind?: LedgerEntryKind;
  /** Only entries in this phase. */
  phase?: LedgerPhase;
  /** Only entries of this transaction. */
  transactionId?: string;
}
