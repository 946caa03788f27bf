// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";

/** A company that uses the API, with its settings. */
export interface Tenant extends Wire<"Tenant"> {}

/** Policies of the tenant. */
export interface TenantSettings extends Wire<"TenantSettings"> {}

/** Policies to change; those left out stay as they are. */
export interface TenantSettingsInput extends Wire<"TenantSettingsInput"> {}

/** State of a tenant. */
export type TenantStatus = Wire<"TenantStatus">;

/** The values of {@link TenantStatus} that this version knows; the keys are the values on the wire. */
export const TenantStatus = {
  /** In use. */
  active: "active",
  /** Stopped by the operator; every call answers 403 tenant_suspended. */
  suspended: "suspended",
} as const;
/** The values of {@link TenantStatus} that this version knows, for exhaustive switches. */
export type TenantStatusKnown = (typeof TenantStatus)[keyof typeof TenantStatus];

/** Members to change; those left out stay as they are. */
export interface UpdateTenantRequest extends Wire<"UpdateTenantRequest"> {}
