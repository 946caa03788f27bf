import { isFailure } from "../../db/failures.ts";
import { findKey } from "../../db/queries/keys.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { runCommand, type CommandAnswer, type Decided, type RequestKey } from "./command.ts";

/** A command that needs nothing but the tenant's time and what it reads itself. It decides again when something it read has changed. */
export function simpleCommand(
  services: Services,
  caller: Caller,
  key: RequestKey | null,
  decide: (now: Date) => Promise<Decided>,
): Promise<CommandAnswer> {
  return runCommand(services, caller, key, async () => {
    const [seen, now] = await Promise.all([
      key === null ? null : findKey(services.db, caller, key.operationId, key.key),
      tenantNow(services, caller),
    ]);
    return { seen, now: now.getTime(), decide: () => decide(now) };
  });
}

/**
 * Turns the violation of a key that never expires into idempotency_key_expired: the key did its work long ago, and its answer is no
 * longer kept. `find` tells what it made.
 */
export async function onceForEver(
  work: () => Promise<CommandAnswer>,
  constraint: string,
  resourceType: string,
  find: () => Promise<string | null>,
): Promise<CommandAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!isFailure(error, "unique_violation") || error.constraint !== constraint) throw error;
    throw refuse(
      "idempotency_key_expired",
      "This key did its work long ago; its answer is no longer kept. Read the resource instead.",
      { resource: { type: resourceType, id: await find() } },
    );
  }
}
