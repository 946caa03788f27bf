import { AsyncLocalStorage } from "node:async_hooks";
import type { TenantScope } from "../../db/db.ts";

/** What one request or job does on behalf of a tenant, as far as injected faults are concerned. */
export interface FaultScope {
  readonly scope: TenantScope;
  /** The fault that was met last; events that follow name it. */
  faultId: string | null;
}

const current = new AsyncLocalStorage<FaultScope>();

/** Runs a request or job of a tenant. Calls to rails, scorers and receivers in it may meet the tenant's faults, in test mode only. */
export function inFaultScope<T>(scope: TenantScope, work: () => Promise<T>): Promise<T> {
  return scope.livemode ? work() : current.run({ scope, faultId: null }, work);
}

/** Null outside of test mode's requests and jobs. */
export function faultScope(): FaultScope | null {
  return current.getStore() ?? null;
}
