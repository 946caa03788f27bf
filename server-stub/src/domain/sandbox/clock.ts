import { readClock, type StoredClock } from '../../db/reads/clocks.ts';
import type { TenantScope } from '../../db/db.ts';
import type { Services } from '../shared/services.ts';

/** The time a tenant and mode live at. Live mode always follows the server's clock. */
export async function tenantNow(services: Pick<Services, 'db' | 'now'>, scope: TenantScope): Promise<Date> {
  const real = services.now();
  return scope.livemode ? real : virtualTime(await readClock(services.db, scope), real);
}

/** Applies a stored clock to the real time. */
export function virtualTime(clock: StoredClock | null, real: Date): Date {
  if (clock === null) return real;
  return clock.frozenAt === null ? new Date(real.getTime() + clock.offsetMs) : new Date(clock.frozenAt);
}
