// Generated from the API description. Do not edit: changes belong in the generator.
import type { DateTime } from "../../runtime/strings.ts";
import type { Wire } from "../wire.ts";

/** The person to add. */
export interface CreateUserRequest extends Wire<"CreateUserRequest"> {}

/** Role of a user; it decides which scopes a session may use. */
export type Role = Wire<"Role">;

/** The values of {@link Role} that this version knows; the keys are the values on the wire. */
export const Role = {
  /** Everything. */
  owner: "owner",
  /** Everything except managing users who are owners. */
  admin: "admin",
  /** All reading, webhooks, widgets, sandbox and test keys. */
  developer: "developer",
  /** Payments, bulk, review, reversals, customers, KYC review and cards without reveal. */
  operations: "operations",
  /** Fraud, KYC, credit and payment review; reading. */
  risk: "risk",
  /** All reading, without personal data. */
  analyst: "analyst",
  /** All reading with personal data and the audit log. */
  auditor: "auditor",
} as const;
/** The values of {@link Role} that this version knows, for exhaustive switches. */
export type RoleKnown = (typeof Role)[keyof typeof Role];

/** Members to change; those left out stay as they are. */
export interface UpdateUserRequest extends Wire<"UpdateUserRequest"> {}

/**
 * A person who may log in to the tenant.
 *
 * Users belong to the tenant, not to a mode.
 */
export interface User extends Wire<"User"> {}

/** One page of users. */
export interface UserList extends Wire<"UserList"> {}

/** State of a user. */
export type UserStatus = Wire<"UserStatus">;

/** The values of {@link UserStatus} that this version knows; the keys are the values on the wire. */
export const UserStatus = {
  /** May log in. */
  active: "active",
  /** May not log in; sessions have ended. */
  disabled: "disabled",
} as const;
/** The values of {@link UserStatus} that this version knows, for exhaustive switches. */
export type UserStatusKnown = (typeof UserStatus)[keyof typeof UserStatus];

/** Parameters of {@link list}: List users */
export interface UsersListParams {
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
  /** Only users with this role. */
  role?: Role;
}
