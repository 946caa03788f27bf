import type { TenantScope } from "../../db/db.ts";

/** Tells the streams of this process that a tenant has new events. A hint only: other processes number events too, so streams also poll. */
export class EventSignals {
  readonly #waiting = new Map<string, Set<() => void>>();

  tell(scope: TenantScope): void {
    const waiting = this.#waiting.get(keyOf(scope));
    if (waiting === undefined) return;
    this.#waiting.delete(keyOf(scope));
    for (const wake of waiting) wake();
  }

  /** Settles at the next hint, after `ms`, or when the signal ends; never rejects. */
  wait(scope: TenantScope, ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const key = keyOf(scope);
      const waiting = this.#waiting.get(key) ?? new Set();
      this.#waiting.set(key, waiting);
      const finish = (): void => {
        clearTimeout(timer);
        signal.removeEventListener("abort", finish);
        waiting.delete(finish);
        if (waiting.size === 0 && this.#waiting.get(key) === waiting) this.#waiting.delete(key);
        resolve();
      };
      const timer = setTimeout(finish, ms);
      waiting.add(finish);
      signal.addEventListener("abort", finish);
      if (signal.aborted) finish();
    });
  }
}

const keyOf = ({ tenantId, livemode }: TenantScope): string => `${tenantId} ${livemode}`;
