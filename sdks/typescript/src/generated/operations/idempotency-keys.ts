// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { IdempotencyKeyRecord as IdempotencyKeyRecordShape } from "../shapes/idempotency-keys.ts";

export const getIdempotencyKey: Operation = {
  id: "getIdempotencyKey",
  method: "GET",
  path: "/v1/idempotency-keys/{operationId}/{key}",
  result: IdempotencyKeyRecordShape,
};
