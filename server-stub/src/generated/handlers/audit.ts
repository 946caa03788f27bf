// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface ListAuditEntriesInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly action?: string;
    readonly resourceId?: string;
    readonly actorId?: string;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListRequestLogInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly operationId?: string;
    readonly minStatus?: number;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface StreamRequestLogInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly operationId?: string;
    readonly minStatus?: number;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface VerifyAuditLogInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface AuditHandlers<Context> {
  /** List audit entries */
  listAuditEntries(input: ListAuditEntriesInput, context: Context): Promise<Reply<200, Wire<"AuditEntryList">>>;
  /** List logged requests */
  listRequestLog(input: ListRequestLogInput, context: Context): Promise<Reply<200, Wire<"RequestLogEntryList">>>;
  /** Follow the request log */
  streamRequestLog(input: StreamRequestLogInput, context: Context): Promise<Reply<200, AsyncIterable<Wire<"RequestLogEntry"> | string>>>;
  /** Verify the audit log */
  verifyAuditLog(input: VerifyAuditLogInput, context: Context): Promise<Reply<200, Wire<"AuditVerification">>>;
}
