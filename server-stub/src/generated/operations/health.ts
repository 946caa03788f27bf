// Generated from the API description; do not edit.
import type { OperationFacts } from "../../http/operation.ts";

/** Operations of Health. */
export const health = {
  getLiveness: {
    id: "getLiveness",
    summary: "Is the process alive",
    method: "GET",
    path: "/health/live",
    auth: [],
    scopes: [],
    rateClass: "none",
    idempotency: "none",
    success: [200],
    codes: [],
    body: null,
    answers: ["application/json"],
    lists: [],
    deprecated: null,
    renamed: [],
  },
  getReadiness: {
    id: "getReadiness",
    summary: "Is the service ready",
    method: "GET",
    path: "/health/ready",
    auth: [],
    scopes: [],
    rateClass: "none",
    idempotency: "none",
    success: [200],
    codes: [],
    body: null,
    answers: ["application/json"],
    lists: [],
    deprecated: null,
    renamed: [],
  },
} as const satisfies Readonly<Record<string, OperationFacts>>;
