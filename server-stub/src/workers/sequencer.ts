import type { Db } from "../db/db.ts";
import { numberEvents, pendingTenants } from "../db/queries/events.ts";

/**
 * Gives committed events their numbers, without gaps per tenant and mode. Commands never queue on a counter: they only append
 * to the outbox. Answers how many events were numbered.
 */
export async function sequenceEvents(db: Db): Promise<number> {
  let numbered = 0;
  for (const scope of await pendingTenants(db)) numbered += await numberEvents(db, scope);
  return numbered;
}
