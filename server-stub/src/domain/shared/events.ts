import type { EventRow } from "../../db/rows.ts";
import type { Caller } from "./actor.ts";
import { faultScope } from "./fault-scope.ts";
import { newId } from "./typeid.ts";

/** Current dated version of the API (domain 4.11). */
export const API_VERSION = "2026-09-01";

/** What caused an event: a request, or null for the server's own doing. */
export interface Cause {
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
  /** Network address of the request, for the audit log. */
  readonly address?: string | null;
}

/** An event to be committed with the change it reports. `resource` is the whole resource after the change. */
export function newEvent(
  type: string,
  resource: { readonly id: string; readonly object: string; readonly version: number },
  at: string,
  cause: Cause | null,
  previous: object | null = null,
): EventRow {
  return {
    id: newId("evt"),
    type,
    resource_type: resource.object,
    resource_id: resource.id,
    resource_version: resource.version,
    api_version: API_VERSION,
    request: cause === null ? null : { id: cause.requestId, idempotencyKey: cause.idempotencyKey },
    data: resource,
    previous,
    sandbox_fault_id: faultScope()?.faultId ?? null,
    created_at: at,
  };
}

/** The cause of a change a caller asked for. */
export function causedBy(caller: Caller, idempotencyKey: string | null): Cause {
  return { requestId: caller.requestId, idempotencyKey, address: caller.address ?? null };
}
