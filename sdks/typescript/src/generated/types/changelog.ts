// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/** What a change touches. */
export interface ChangeLogAffected extends Wire<"ChangeLogAffected"> {}

/**
 * One change of the API.
 *
 * Breaking changes are announced at least 180 days before they take effect.
 */
export interface ChangeLogEntry extends Wire<"ChangeLogEntry"> {}

/** One page of changes, newest first. */
export interface ChangeLogEntryList extends Wire<"ChangeLogEntryList"> {}

/** Kind of change. */
export type ChangeLogKind = Wire<"ChangeLogKind">;

/** The values of {@link ChangeLogKind} that this version knows; the keys are the values on the wire. */
export const ChangeLogKind = {
  /** Something new. */
  added: "added",
  /** Something behaves differently. */
  changed: "changed",
  /** Something will end. */
  deprecated: "deprecated",
  /** Something ended. */
  removed: "removed",
  /** A defect was mended. */
  fixed: "fixed",
  /** A weakness was closed. */
  security: "security",
} as const;
/** The values of {@link ChangeLogKind} that this version knows, for exhaustive switches. */
export type ChangeLogKindKnown = (typeof ChangeLogKind)[keyof typeof ChangeLogKind];

/** Parameters of {@link list}: List changes */
export interface ChangelogListParams {
  /** Only changes of this kind. */
  kind?: ChangeLogKind;
  /** Only breaking changes, or only others. */
  breaking?: boolean;
  /** Only changes of this operation. */
  operationId?: string;
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
