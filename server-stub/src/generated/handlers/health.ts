// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface GetLivenessInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetReadinessInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface HealthHandlers<Context> {
  /** Is the process alive */
  getLiveness(input: GetLivenessInput, context: Context): Promise<Reply<200, Wire<"Health">>>;
  /** Is the service ready */
  getReadiness(input: GetReadinessInput, context: Context): Promise<Reply<200, Wire<"Health">>>;
}
