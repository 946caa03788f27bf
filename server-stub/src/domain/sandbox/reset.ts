import { clearTestMode, firstFundings } from "../../db/queries/reset.ts";
import { leaseClock, removeClock } from "../../db/queries/clocks.ts";
import { commitIn } from "../../db/unit.ts";
import type { Caller } from "../shared/actor.ts";
import { refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { fundingUnit } from "./balances.ts";
import { describeClock, requireTestMode, type SandboxClock } from "./clock.ts";

const LEASE_MS = 60_000;

/** resetSandbox's answer. */
export interface SandboxReset {
  readonly object: "sandbox_reset";
  readonly resetAt: string;
  readonly removed: readonly { readonly type: string; readonly count: number }[];
  readonly clock: SandboxClock;
}

/**
 * Empties a tenant's test mode in one transaction, gives the default account of each currency what it was first funded with, and
 * drops the clock. A tenant of the demo gets its customers, cards and corridor history again. Keys, users, settings, webhook endpoints and the audit trail stay; event numbers go on. Throws sandbox_only,
 * or concurrency_limited while the clock is being moved.
 */
export async function resetSandbox(services: Services, caller: Caller): Promise<SandboxReset> {
  requireTestMode(caller);
  const now = services.now();
  // Workers keep away meanwhile, as they do while the clock is moved.
  if (!(await leaseClock(services.db, caller, now, LEASE_MS, false)))
    throw refuse(
      "concurrency_limited",
      "The clock is being moved by another request. Try again when it is done.",
    );
  const removed = await services.db
    .tenant(caller, async (run) => {
      const fundings = await firstFundings(run);
      const counts = await clearTestMode(run);
      for (const { accountId, currency, amount } of fundings)
        await commitIn(
          run,
          caller,
          fundingUnit(caller, { id: accountId, currency }, amount, now.toISOString()).unit,
        );
      return counts;
    })
    .finally(() => removeClock(services.db, caller));
  await services.demo?.restore(services, caller);
  return {
    object: "sandbox_reset",
    resetAt: now.toISOString(),
    removed: removed
      .filter(({ count }) => count > 0)
      .map(({ table, count }) => ({ type: objectOf(table), count }))
      .slice(0, 60),
    clock: describeClock(null, services.now()),
  };
}

/** Tables are named for what they hold: `ghost_cards` holds objects `ghost_card`. */
function objectOf(table: string): string {
  return table.endsWith("ies") ? `${table.slice(0, -3)}y` : table.replace(/s$/, "");
}
