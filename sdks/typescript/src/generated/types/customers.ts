// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { CountryCode } from "../types/shared.ts";
import type { Wire } from "../wire.ts";

/** Postal address as stored. */
export interface Address extends Wire<"Address"> {}

/** Postal address. */
export interface AddressInput extends Wire<"AddressInput"> {}

/**
 * A person or business that payments, scores, identity checks and cards belong to.
 *
 * Id numbers are never in it; the phone number is in full only for keys with the scope
 * `customers:pii`.
 */
export interface Customer extends Wire<"Customer"> {}

/** The customer's identity check in short. */
export interface CustomerKyc extends Wire<"CustomerKyc"> {}

/** State of the customer's identity check. */
export type CustomerKycStatus = Wire<"CustomerKycStatus">;

/** The values of {@link CustomerKycStatus} that this version knows; the keys are the values on the wire. */
export const CustomerKycStatus = {
  /** No check was made. */
  unverified: "unverified",
  /** A check or its manual review is running. */
  pending: "pending",
  /** The last check was clear. */
  verified: "verified",
  /** The last check ended with a block. */
  rejected: "rejected",
  /** The last clear check is too old. */
  expired: "expired",
} as const;
/** The values of {@link CustomerKycStatus} that this version knows, for exhaustive switches. */
export type CustomerKycStatusKnown = (typeof CustomerKycStatus)[keyof typeof CustomerKycStatus];

/** One page of customers, newest first. */
export interface CustomerList extends Wire<"CustomerList"> {}

/**
 * A new customer.
 *
 * A person needs `givenNames` and `lastName`, a business needs `businessName`.
 */
export interface CustomerRequest extends Wire<"CustomerRequest"> {}

/** The customer's risk in short. */
export interface CustomerRisk extends Wire<"CustomerRisk"> {}

/** Risk of the customer, from the fraud analyses so far. */
export type CustomerRiskLevel = Wire<"CustomerRiskLevel">;

/** The values of {@link CustomerRiskLevel} that this version knows; the keys are the values on the wire. */
export const CustomerRiskLevel = {
  /** Nothing stands out. */
  low: "low",
  /** Some analyses asked for a review. */
  medium: "medium",
  /** Analyses blocked or a person marked fraud. */
  high: "high",
  /** Too little is known. */
  unknown: "unknown",
} as const;
/** The values of {@link CustomerRiskLevel} that this version knows, for exhaustive switches. */
export type CustomerRiskLevelKnown = (typeof CustomerRiskLevel)[keyof typeof CustomerRiskLevel];
/** Kind of customer. */
export type CustomerType = Wire<"CustomerType">;

/** The values of {@link CustomerType} that this version knows; the keys are the values on the wire. */
export const CustomerType = {
  /** A person. */
  individual: "individual",
  /** A company or another organisation. */
  business: "business",
} as const;
/** The values of {@link CustomerType} that this version knows, for exhaustive switches. */
export type CustomerTypeKnown = (typeof CustomerType)[keyof typeof CustomerType];

/**
 * Changes to a customer.
 *
 * What is left out stays; null removes a value.
 */
export interface CustomerUpdateRequest extends Wire<"CustomerUpdateRequest"> {}

/** Level of identity assurance, which sets amount limits. */
export type KycTier = Wire<"KycTier">;

/** The values of {@link KycTier} that this version knows; the keys are the values on the wire. */
export const KycTier = {
  /** Nothing is verified. */
  tier_0: "tier_0",
  /** Phone and name match. */
  tier_1: "tier_1",
  /** Tier 1 and a clear id number. */
  tier_2: "tier_2",
  /** Tier 2, a document, a live face match and an address. */
  tier_3: "tier_3",
} as const;
/** The values of {@link KycTier} that this version knows, for exhaustive switches. */
export type KycTierKnown = (typeof KycTier)[keyof typeof KycTier];
/**
 * Phone number as shown in answers.
 *
 * Three or more middle digits are replaced by dots unless the caller has the scope
 * `customers:pii`.
 */
export type MaskedPhoneNumber = Wire<"MaskedPhoneNumber">;

/** Parameters of {@link list}: List customers */
export interface CustomersListParams {
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
  /** Only the customer with this external id. */
  externalId?: string;
  /** Only persons or only businesses. */
  type?: CustomerType;
  /** Only customers in this country. */
  country?: CountryCode;
  /** Only customers in this identity tier. */
  kycTier?: KycTier;
  /** Only customers with this state of the identity check. */
  kycStatus?: CustomerKycStatus;
}
