// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/**
 * One entry of the hash-chained audit log.
 *
 * `hash` is SHA-256 over `previousHash` followed by the canonical JSON (RFC 8785) of the entry
 * without `hash`; the first `previousHash` is 64 zeros.
 */
export interface AuditEntry extends Wire<"AuditEntry"> {}

/** One page of audit entries. */
export interface AuditEntryList extends Wire<"AuditEntryList"> {}

/**
 * The changed members of an object before or after an action, by name.
 *
 * Secrets and identity data are masked.
 */
export type AuditSnapshot = Wire<"AuditSnapshot">;

/** Result of checking the hash chain of the audit log. */
export interface AuditVerification extends Wire<"AuditVerification"> {}

/**
 * One request that the API answered.
 *
 * Bodies and credentials are not kept.
 */
export interface RequestLogEntry extends Wire<"RequestLogEntry"> {}

/** One page of logged requests. */
export interface RequestLogEntryList extends Wire<"RequestLogEntryList"> {}

/** Parameters of {@link list}: List audit entries */
export interface AuditListParams {
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
  /** Only this action, such as `reversal.requested`. */
  action?: string;
  /** Only entries about the object with this id. */
  resourceId?: string;
  /** Only actions of this actor. */
  actorId?: string;
}

/** Parameters of {@link listRequests}: List logged requests */
export interface AuditListRequestsParams {
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
  /** Only requests of this operation. */
  operationId?: string;
  /** Only answers with at least this HTTP status; 400 shows the failures. */
  minStatus?: number;
}

/** Parameters of {@link streamRequests}: Follow the request log */
export interface AuditStreamRequestsParams {
  /** Only requests of this operation. */
  operationId?: string;
  /** Only answers with at least this HTTP status; 400 shows the failures. */
  minStatus?: number;
}
