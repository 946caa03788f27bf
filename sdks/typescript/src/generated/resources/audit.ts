// Generated from the API description. Do not edit: changes belong in the generator.
import type { PagePromise } from "../../runtime/page.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { MessageStream, StreamMessage } from "../../runtime/sse.ts";
import type { RequestOptions } from "../core.ts";
import {
  listAuditEntries,
  listRequestLog,
  streamRequestLog,
  verifyAuditLog,
} from "../operations/audit.ts";
import type {
  AuditEntry,
  AuditEntryList,
  AuditListParams,
  AuditListRequestsParams,
  AuditStreamRequestsParams,
  AuditVerification,
  RequestLogEntry,
  RequestLogEntryList,
} from "../types/audit.ts";

/** The hash-chained audit log and the request log. */
export class Audit extends Resource {
  /**
   * List audit entries
   *
   * Lists what was done in the tenant and mode, by whom and from where, newest first. Entries
   * form a hash chain and are never changed or deleted. Filter by object to get the history of
   * one payment, card or key.
   *
   * @example
   * ```ts
   * for await (const item of client.audit.list({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   action: "reversal.requested",
   *   resourceId: "txn_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   actorId: "key_01kag9ytq2f7sv3w5x8a0b1c2d",
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  list(params?: AuditListParams, options?: RequestOptions): PagePromise<AuditEntry, AuditEntryList> {
    return this._list(listAuditEntries, [], params, options);
  }

  /**
   * List logged requests
   *
   * Lists the requests that the tenant made in this mode, newest first, with status, error code
   * and duration. Bodies and credentials are not kept. Entries stay for 30 days.
   *
   * @example
   * ```ts
   * for await (const item of client.audit.listRequests({
   *   limit: 20,
   *   startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
   *   createdAfter: "2026-11-01T00:00:00.000Z",
   *   createdBefore: "2026-11-20T10:00:00.000Z",
   *   operationId: "createPayment",
   *   minStatus: 400,
   * }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(item);
   * }
   * ```
   */
  listRequests(params?: AuditListRequestsParams, options?: RequestOptions): PagePromise<RequestLogEntry, RequestLogEntryList> {
    return this._list(listRequestLog, [], params, options);
  }

  /**
   * Follow the request log
   *
   * A stream of server-sent events: one `request` event for each request of the tenant and mode,
   * as it is answered. The `data` line is a logged request as JSON. A comment is sent every 15
   * seconds while nothing happens. Reconnecting starts at the present; use the list for what
   * came before.
   *
   * @example
   * ```ts
   * for await (const message of await client.audit.streamRequests({ operationId: "createPayment", minStatus: 400 }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
   *   console.log(message);
   * }
   * ```
   */
  streamRequests(params?: AuditStreamRequestsParams, options?: RequestOptions): ApiPromise<MessageStream<StreamMessage<RequestLogEntry>>> {
    return this._call(streamRequestLog, [], params, options);
  }

  /**
   * Verify the audit log
   *
   * Recomputes the hash chain of the tenant and mode and tells whether it holds, and where it
   * first breaks. Note `headSequence` and `headHash` somewhere else from time to time; with them
   * you can prove later that no entry was cut off at the end.
   *
   * @example
   * ```ts
   * const result = await client.audit.verify({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  verify(options?: RequestOptions): ApiPromise<AuditVerification> {
    return this._call(verifyAuditLog, [], undefined, options);
  }
}
