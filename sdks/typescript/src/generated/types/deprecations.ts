// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";

/** Your use of deprecated things in the last 30 days. */
export interface DeprecationUsage extends Wire<"DeprecationUsage"> {}

/** Your use of one deprecated thing. */
export interface DeprecationUsageItem extends Wire<"DeprecationUsageItem"> {}

/** What it is. */
export type DeprecationUsageItemKind = Wire<"DeprecationUsageItemKind">;

/** The values of {@link DeprecationUsageItemKind} that this version knows; the keys are the values on the wire. */
export const DeprecationUsageItemKind = {
  /** An operation. */
  operation: "operation",
  /** A request field. */
  field: "field",
  /** The flat webhook payload. */
  payload_format: "payload_format",
  /** A retired form of keys. */
  key_format: "key_format",
  /** An old API version. */
  api_version: "api_version",
  /** An old SDK. */
  sdk_version: "sdk_version",
} as const;
/** The values of {@link DeprecationUsageItemKind} that this version knows, for exhaustive switches. */
export type DeprecationUsageItemKindKnown = (typeof DeprecationUsageItemKind)[keyof typeof DeprecationUsageItemKind];
