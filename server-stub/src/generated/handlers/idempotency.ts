// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface GetIdempotencyKeyInput {
  readonly params: {
    readonly operationId: string;
    readonly key: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface IdempotencyHandlers<Context> {
  /** Look up an idempotency key */
  getIdempotencyKey(input: GetIdempotencyKeyInput, context: Context): Promise<Reply<200, Wire<"IdempotencyKeyRecord">>>;
}
