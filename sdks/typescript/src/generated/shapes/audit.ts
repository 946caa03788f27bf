// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { ResourceReference } from "../shapes/idempotency-keys.ts";
import { Actor } from "../shapes/shared.ts";

export const AuditEntry: Shape = [
  "id object sequence:i at action actor:0 resource:1 requestId:? ip:? before:?{u after:?{u note:? previousHash hash",
  () => [Actor, ResourceReference],
];

export const AuditEntryList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [AuditEntry],
];

export const AuditVerification: Shape = ["object valid:b checked:i firstBrokenSequence:?i headSequence:i headHash"];

export const RequestLogEntry: Shape = [
  "id object at method path operationId:? status:i code:? durationMs:i ip:? userAgent:? apiVersion correlationId:? actor:0 idempotencyKey:? livemode:b",
  () => [Actor],
];

export const RequestLogEntryList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [RequestLogEntry],
];
