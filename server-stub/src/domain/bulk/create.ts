import { isFailure } from "../../db/failures.ts";
import { findBulkByKey } from "../../db/queries/bulk.ts";
import { findKey } from "../../db/queries/keys.ts";
import { runCommand, type CommandAnswer, type Decided } from "../idempotency/command.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { BulkDecision, type CreateBulkOptions } from "./decision.ts";
import type { BulkRequest } from "./types.ts";

/** Constraints that keep a key of createPayment from paying twice. */
const ITEM_KEYS: ReadonlySet<string> = new Set(["idempotency_keys_pkey", "payments_key"]);
const MAX_RACES = 10;

/**
 * Takes up to 500 payments over and answers 202 with all items; workers pay them. In mode `all_or_nothing` all payments are made and
 * their money is set aside here, in one transaction, or nothing happens. Throws a Refusal: bulk_all_items_invalid, bulk_item_invalid,
 * insufficient_funds, account_frozen, account_closed, idempotency_*.
 */
export async function createBulkPayment(
  services: Services,
  caller: Caller,
  request: BulkRequest,
  options: CreateBulkOptions,
): Promise<CommandAnswer> {
  const { key } = options;
  for (let races = 1; ; races += 1) {
    try {
      return await runCommand(services, caller, key, async () => {
        const seen = await findKey(services.db, caller, key.operationId, key.key);
        const now = (await tenantNow(services, caller)).getTime();
        const decide = (): Promise<Decided> =>
          new BulkDecision(services, caller, request, options, now).decide();
        return { seen, now, decide };
      });
    } catch (error) {
      if (!isFailure(error, "unique_violation")) throw error;
      // Another request has just paid one of the items under its key: the next look links it.
      if (ITEM_KEYS.has(error.constraint ?? "") && races < MAX_RACES) continue;
      if (error.constraint !== "bulk_payments_key") throw error;
      const id = await findBulkByKey(services.db, caller, key.operationId, key.key);
      throw refuse(
        "idempotency_key_expired",
        "This key already made a bulk payment; its answer is no longer kept. Read the bulk payment instead.",
        { resource: { type: "bulk_payment", id } },
      );
    }
  }
}
