// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";

/**
 * The answer to a purchase with a card.
 *
 * A declined one is an ordinary resource with status `declined`, not an error.
 */
export interface CardAuthorization extends Wire<"CardAuthorization"> {}

/** Money that a merchant took. */
export interface CardCapture extends Wire<"CardCapture"> {}

/** How much to capture; an empty object captures all that is held. */
export interface CardCaptureRequest extends Wire<"CardCaptureRequest"> {}

/** Why an authorization was declined, in the order in which it is checked. */
export type CardDeclineCode = Wire<"CardDeclineCode">;

/** The values of {@link CardDeclineCode} that this version knows; the keys are the values on the wire. */
export const CardDeclineCode = {
  /** The card was closed. */
  card_closed: "card_closed",
  /** The card is past its expiry. */
  card_expired: "card_expired",
  /** The card is frozen. */
  card_frozen: "card_frozen",
  /** The single-use card was used before. */
  single_use_already_used: "single_use_already_used",
  /** The security code is wrong. */
  invalid_cvc: "invalid_cvc",
  /** The expiry is wrong. */
  invalid_expiry: "invalid_expiry",
  /** The merchant's country is not allowed. */
  country_not_allowed: "country_not_allowed",
  /** The merchant is blocked. */
  merchant_blocked: "merchant_blocked",
  /** The merchant is not among the allowed ones. */
  merchant_not_allowed: "merchant_not_allowed",
  /** The category is blocked. */
  category_blocked: "category_blocked",
  /** The category is not among the allowed ones. */
  category_not_allowed: "category_not_allowed",
  /** Same merchant, amount and network id within 60 seconds. */
  duplicate_authorization: "duplicate_authorization",
  /** The fraud policy blocks it. */
  suspected_fraud: "suspected_fraud",
  /** A spend limit is used up; `declinedByLimitId` names it. */
  spend_limit_exceeded: "spend_limit_exceeded",
  /** The account has too little money. */
  insufficient_funds: "insufficient_funds",
  /** The merchant's currency cannot be converted. */
  currency_not_supported: "currency_not_supported",
} as const;
/** The values of {@link CardDeclineCode} that this version knows, for exhaustive switches. */
export type CardDeclineCodeKnown = (typeof CardDeclineCode)[keyof typeof CardDeclineCode];

/** What the fraud score said about an authorization. */
export interface CardFraudDecision extends Wire<"CardFraudDecision"> {}

/** A limit that an authorization counted against. */
export interface CardMatchedLimit extends Wire<"CardMatchedLimit"> {}

/** The merchant of an authorization. */
export interface CardMerchant extends Wire<"CardMerchant"> {}
