import { readClock, removeClock, writeClock, type StoredClock } from "../../db/queries/clocks.ts";
import type { TenantScope } from "../../db/db.ts";
import { refuse, refuseField } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";

/** The test-mode clock exactly as the API answers it. */
export interface SandboxClock {
  readonly object: "sandbox_clock";
  readonly mode: "real" | "virtual";
  readonly now: string;
  readonly frozen: boolean;
  readonly offsetSeconds: number;
  readonly setAt: string | null;
}

/** The time a tenant and mode live at. Live mode always follows the server's clock. */
export async function tenantNow(
  services: Pick<Services, "db" | "now">,
  scope: TenantScope,
): Promise<Date> {
  const real = services.now();
  return scope.livemode ? real : virtualTime(await readClock(services.db, scope), real);
}

/** Applies a stored clock to the real time. */
export function virtualTime(clock: StoredClock | null, real: Date): Date {
  if (clock === null) return real;
  return clock.frozenAt === null
    ? new Date(real.getTime() + clock.offsetMs)
    : new Date(clock.frozenAt);
}

/** getSandboxClock. Throws sandbox_only in live mode. */
export async function getClock(services: Services, scope: TenantScope): Promise<SandboxClock> {
  requireTestMode(scope);
  return describeClock(await readClock(services.db, scope), services.now());
}

/**
 * setSandboxClock: the clock may only go forward from where it stood at the real time `askedAt`; a running clock has gone on since.
 * Throws validation_failed for an earlier time. Nothing that falls due is run here.
 */
export async function setClock(
  services: Services,
  scope: TenantScope,
  to: Date,
  frozen: boolean,
  askedAt: Date = services.now(),
): Promise<SandboxClock> {
  requireTestMode(scope);
  const real = services.now();
  const current = virtualTime(await readClock(services.db, scope), askedAt);
  if (to < current)
    throw refuseField(
      "validation_failed",
      "/now",
      `The sandbox is already at ${current.toISOString()}; its clock only goes forward. Delete the clock to return to real time.`,
    );
  const clock = clockAt(to, real, frozen);
  await writeClock(services.db, scope, clock);
  services.wake();
  return describeClock(clock, real);
}

/** resetSandboxClock: back to real time. */
export async function resetClock(services: Services, scope: TenantScope): Promise<void> {
  requireTestMode(scope);
  await removeClock(services.db, scope);
}

/** The stored form of a clock that shows `to` at the real time `real`. */
export function clockAt(to: Date, real: Date, frozen: boolean): StoredClock {
  return {
    offsetMs: to.getTime() - real.getTime(),
    frozenAt: frozen ? to.toISOString() : null,
    updatedAt: real.toISOString(),
  };
}

/** The API's form of a stored clock. */
export function describeClock(clock: StoredClock | null, real: Date): SandboxClock {
  const now = virtualTime(clock, real);
  return {
    object: "sandbox_clock",
    mode: clock === null ? "real" : "virtual",
    now: now.toISOString(),
    frozen: clock?.frozenAt != null,
    offsetSeconds: clock === null ? 0 : Math.round((now.getTime() - real.getTime()) / 1000),
    setAt: clock?.updatedAt ?? null,
  };
}

/** Test-only operations refuse live keys. */
export function requireTestMode(scope: TenantScope): void {
  if (scope.livemode)
    throw refuse("sandbox_only", "This exists in test mode only. Use a test key.");
}
