// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";

/**
 * A firm price: fee, rail and exchange rate for one payment.
 *
 * It holds for 60 seconds with a currency exchange and for 10 minutes without.
 */
export interface Quote extends Wire<"Quote"> {}

/**
 * What to quote.
 *
 * A payout needs `destination`, a collection needs `source`.
 */
export interface QuoteRequest extends Wire<"QuoteRequest"> {}

/** State of a quote. */
export type QuoteStatus = Wire<"QuoteStatus">;

/** The values of {@link QuoteStatus} that this version knows; the keys are the values on the wire. */
export const QuoteStatus = {
  /** Its price binds until `expiresAt`. */
  active: "active",
  /** A payment used it. */
  used: "used",
  /** Its time is over. */
  expired: "expired",
} as const;
/** The values of {@link QuoteStatus} that this version knows, for exhaustive switches. */
export type QuoteStatusKnown = (typeof QuoteStatus)[keyof typeof QuoteStatus];
