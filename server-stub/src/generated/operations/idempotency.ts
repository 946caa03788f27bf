// Generated from the API description; do not edit.
import type { OperationFacts } from "../../http/operation.ts";

/** Operations of Idempotency. */
export const idempotency = {
  getIdempotencyKey: {
    id: "getIdempotencyKey",
    summary: "Look up an idempotency key",
    method: "GET",
    path: "/v1/idempotency-keys/{operationId}/{key}",
    auth: [["ApiKeyAuth"], ["ApiKeyAuth", "SessionAuth"]],
    scopes: [],
    rateClass: "read",
    idempotency: "none",
    success: [200],
    codes: ["resource_not_found"],
    body: null,
    answers: ["application/json"],
    lists: [],
    deprecated: null,
    renamed: [],
  },
} as const satisfies Readonly<Record<string, OperationFacts>>;
