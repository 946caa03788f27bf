import type { Run, TenantScope } from "../db/db.ts";
import { pendingTenants, takeNumbers } from "../db/queries/events.ts";
import { lowBalanceMark } from "../db/queries/watches.ts";
import { enabledEndpoints } from "../db/queries/webhooks.ts";
import type { JobRow } from "../db/rows.ts";
import { commitIn } from "../db/unit.ts";
import { settleAudit } from "../domain/audit/drafts.ts";
import { tenantNow } from "../domain/sandbox/clock.ts";
import { enqueue } from "../domain/shared/jobs.ts";
import type { Services } from "../domain/shared/services.ts";
import { fanOut } from "../domain/webhooks/fan-out.ts";

/** Numbers what waits anywhere. Answers how many events were numbered. */
export async function sequenceEvents(services: Services): Promise<number> {
  let numbered = 0;
  for (const scope of await pendingTenants(services.db)) {
    numbered += await sequenceTenant(services, scope);
    // Every audited change has an event, so whoever has events has drafts; each is chained after its event was numbered.
    await settleAudit(services, scope);
  }
  return numbered;
}

/**
 * Gives up to 500 committed events of one tenant and mode their numbers, without gaps, and plans their deliveries in the same
 * transaction: an event that has a number has its deliveries. Commands never queue on a counter; they only append to the outbox.
 */
export async function sequenceTenant(services: Services, scope: TenantScope): Promise<number> {
  const now = (await tenantNow(services, scope)).getTime();
  const numbered = await services.db.tenant(scope, async (run) => {
    const events = await takeNumbers(run);
    if (events.length === 0) return 0;
    const { deliveries, jobs } = fanOut(events, await enabledEndpoints(run), now);
    const looks = await balanceLooks(run, events, now);
    if (deliveries.length > 0 || looks.length > 0)
      await commitIn(run, scope, { deliveries, jobs: [...jobs, ...looks] });
    return events.length;
  });
  if (numbered > 0) {
    services.eventSignals.tell(scope);
    services.wake();
  }
  return numbered;
}

/** After these less money is available than before. */
const LOWERING = new Set(["payment.created", "card_authorization.approved", "reversal.created"]);

/** The look at the balance that money taken from it calls for, where the tenant has set a mark (workers/watches.ts). */
async function balanceLooks(
  run: Run,
  events: readonly { readonly type: string }[],
  now: number,
): Promise<readonly JobRow[]> {
  if (!events.some(({ type }) => LOWERING.has(type))) return [];
  const mark = await lowBalanceMark(run);
  return mark === null ? [] : [enqueue("balance.watch", mark.currency, { again: false }, now, now)];
}
