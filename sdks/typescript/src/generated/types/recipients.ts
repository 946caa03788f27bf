// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";
/** How the given holder name fits the registered one. */
export type NameMatch = Wire<"NameMatch">;

/** The values of {@link NameMatch} that this version knows; the keys are the values on the wire. */
export const NameMatch = {
  /** The names fit. */
  exact: "exact",
  /** Some parts of the names fit. */
  partial: "partial",
  /** The names differ. */
  none: "none",
  /** No name was given or the provider tells none. */
  unknown: "unknown",
} as const;
/** The values of {@link NameMatch} that this version knows, for exhaustive switches. */
export type NameMatchKnown = (typeof NameMatch)[keyof typeof NameMatch];

/** What the provider tells about a recipient. */
export interface RecipientLookup extends Wire<"RecipientLookup"> {}

/** Whom to look up. */
export interface RecipientLookupRequest extends Wire<"RecipientLookupRequest"> {}
