// Generated from the API description. Do not edit: changes belong in the generator.
import type { Wire } from "../wire.ts";

/** What became of the first request with an idempotency key. */
export interface IdempotencyKeyRecord extends Wire<"IdempotencyKeyRecord"> {}

/** What became of the first request with the key. */
export type IdempotencyKeyState = Wire<"IdempotencyKeyState">;

/** The values of {@link IdempotencyKeyState} that this version knows; the keys are the values on the wire. */
export const IdempotencyKeyState = {
  /** Still being worked on. */
  in_progress: "in_progress",
  /** Done; the answer is kept and will be replayed. */
  completed: "completed",
  /** Done; the answer is no longer kept, but the key still has no second effect. */
  expired: "expired",
} as const;
/** The values of {@link IdempotencyKeyState} that this version knows, for exhaustive switches. */
export type IdempotencyKeyStateKnown = (typeof IdempotencyKeyState)[keyof typeof IdempotencyKeyState];

/** Names one resource by type and id. */
export interface ResourceReference extends Wire<"ResourceReference"> {}
