// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { eventStream } from "../../runtime/sse.ts";
import {
  AuditEntryList as AuditEntryListShape,
  AuditVerification as AuditVerificationShape,
  RequestLogEntry as RequestLogEntryShape,
  RequestLogEntryList as RequestLogEntryListShape,
} from "../shapes/audit.ts";

export const listAuditEntries: Operation = {
  id: "listAuditEntries",
  method: "GET",
  path: "/v1/audit-log",
  result: AuditEntryListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const listRequestLog: Operation = {
  id: "listRequestLog",
  method: "GET",
  path: "/v1/request-log",
  result: RequestLogEntryListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const streamRequestLog: Operation = {
  id: "streamRequestLog",
  method: "GET",
  path: "/v1/request-log/stream",
  accept: "text/event-stream",
  decode: eventStream,
  result: RequestLogEntryShape,
};

export const verifyAuditLog: Operation = {
  id: "verifyAuditLog",
  method: "GET",
  path: "/v1/audit-log/verify",
  result: AuditVerificationShape,
};
