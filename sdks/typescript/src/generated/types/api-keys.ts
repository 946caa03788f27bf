// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/**
 * Record of an API key.
 *
 * The key itself is in `key` only in the answers that create or roll it.
 */
export interface ApiKey extends Wire<"ApiKey"> {}

/** One page of API keys. */
export interface ApiKeyList extends Wire<"ApiKeyList"> {}

/** State of an API key. */
export type ApiKeyStatus = Wire<"ApiKeyStatus">;

/** The values of {@link ApiKeyStatus} that this version knows; the keys are the values on the wire. */
export const ApiKeyStatus = {
  /** In use. */
  active: "active",
  /** Replaced by another key; works until the overlap ends. */
  rolled: "rolled",
  /** Past its end. */
  expired: "expired",
  /** Ended by a person, at once and for good. */
  revoked: "revoked",
} as const;
/** The values of {@link ApiKeyStatus} that this version knows, for exhaustive switches. */
export type ApiKeyStatusKnown = (typeof ApiKeyStatus)[keyof typeof ApiKeyStatus];

/**
 * The key to create.
 *
 * It belongs to the mode of the key that asks.
 */
export interface CreateApiKeyRequest extends Wire<"CreateApiKeyRequest"> {}

/** Mode of an API key. */
export type KeyMode = Wire<"KeyMode">;

/** The values of {@link KeyMode} that this version knows; the keys are the values on the wire. */
export const KeyMode = {
  /** Real money. */
  live: "live",
  /** The sandbox. */
  test: "test",
} as const;
/** The values of {@link KeyMode} that this version knows, for exhaustive switches. */
export type KeyModeKnown = (typeof KeyMode)[keyof typeof KeyMode];

/** How the old key goes out of use. */
export interface RollApiKeyRequest extends Wire<"RollApiKeyRequest"> {}

/** Members to change; those left out stay as they are. */
export interface UpdateApiKeyRequest extends Wire<"UpdateApiKeyRequest"> {}

/** Parameters of {@link list}: List API keys */
export interface ApiKeysListParams {
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
  /** Only keys in this state. */
  status?: ApiKeyStatus;
}
