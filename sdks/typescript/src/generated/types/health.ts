// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";

/** State of the service. */
export interface Health extends Wire<"Health"> {}

/** State of one part of the service. */
export interface HealthCheck extends Wire<"HealthCheck"> {}

/** State of the service or of a part. */
export type HealthStatus = Wire<"HealthStatus">;

/** The values of {@link HealthStatus} that this version knows; the keys are the values on the wire. */
export const HealthStatus = {
  /** Works. */
  ok: "ok",
  /** Works, but slowly or with a part missing. */
  degraded: "degraded",
  /** Does not work. */
  down: "down",
} as const;
/** The values of {@link HealthStatus} that this version knows, for exhaustive switches. */
export type HealthStatusKnown = (typeof HealthStatus)[keyof typeof HealthStatus];
