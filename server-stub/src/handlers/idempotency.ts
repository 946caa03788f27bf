import type { IdempotencyHandlers } from "../generated/handlers/idempotency.ts";
import type { Wire } from "../generated/types.ts";
import { findKey } from "../db/queries/keys.ts";
import { tenantNow } from "../domain/sandbox/clock.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { stored } from "../http/reply.ts";

export const idempotencyHandlers: IdempotencyHandlers<CallContext> = {
  async getIdempotencyKey({ params }, { services, caller, render }) {
    const { operationId, key } = params;
    const seen = await findKey(services.db, caller, operationId, key);
    if (seen === null) throw notFound("idempotency_key", key);
    const now = await tenantNow(services, caller);
    const record = {
      object: "idempotency_key",
      operationId,
      key,
      state: Date.parse(seen.expiresAt) <= now.getTime() ? "expired" : "completed",
      resource: seen.resourceId === null ? null : { type: seen.resourceType, id: seen.resourceId },
      responseStatus: seen.status,
      createdAt: seen.createdAt,
      expiresAt: seen.expiresAt,
    };
    return ok(stored<Wire<"IdempotencyKeyRecord">>(render(record)));
  },
};
