// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "getIdempotencyKey",
    name: "get",
    summary: "Look up an idempotency key",
    method: "GET",
    path: "/v1/idempotency-keys/{operationId}/{key}",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
  },
];
