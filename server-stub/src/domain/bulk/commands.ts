import { isFailure } from "../../db/failures.ts";
import { dossiersOf, findBulk, itemsOf } from "../../db/queries/bulk.ts";
import { findKey } from "../../db/queries/keys.ts";
import type { Unit } from "../../db/unit.ts";
import {
  runCommand,
  type CommandAnswer,
  type Decided,
  type RequestKey,
} from "../idempotency/command.ts";
import { failureDetail } from "../payments/failures.ts";
import { Progress } from "../payments/progress.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { notFound, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { bulkRow, bulkView, itemRow } from "./rows.ts";
import { endOf, summarizeItems } from "./summary.ts";
import type { BulkPayment, BulkStatus, StoredBulk, StoredItem } from "./types.ts";

const MAX_RACES = 12;

type Decide = (bulk: StoredBulk, items: readonly StoredItem[], now: number) => Promise<Decided>;
type Render = (bulk: BulkPayment) => string;

/** Cancels the items that have not begun or wait for another attempt. Throws resource_not_found, invalid_state_transition. */
export function cancelBulkPayment(
  services: Services,
  caller: Caller,
  id: string,
  key: RequestKey | null,
  render: Render,
): Promise<CommandAnswer> {
  return change(services, caller, id, key, async (bulk, items, now) => {
    const at = new Date(now).toISOString();
    const { status } = bulk.facts;
    if (status !== "accepted" && status !== "processing")
      throw refuse(
        "invalid_state_transition",
        `Bulk payment ${id} is ${status}; nothing is left to cancel.`,
        { from: status, to: "canceled" },
      );
    const stopped = items.filter(
      ({ item }) => item.status === "pending" || item.status === "retry_scheduled",
    );
    const own = stopped.filter(({ item, paymentId }) => paymentId !== null && !item.deduplicated);
    const payments = await dossiersOf(
      services.db,
      caller,
      own.map(({ paymentId }) => paymentId ?? ""),
    );
    const cause = causedBy(caller, key?.key ?? null);
    const canceled: Unit[] = [];
    for (const dossier of payments) {
      if (dossier.stored.payment.status !== "pending") continue;
      const progress = new Progress(dossier, now, cause);
      progress.release();
      progress.move("canceled", caller.actor, {
        reason: "canceled_by_client",
        set: { failure: failureDetail("canceled_by_client", null, false) },
      });
      canceled.push(progress.unit());
    }
    const ended = stopped.map((stored): StoredItem => ({
      ...stored,
      item: {
        ...stored.item,
        status: "canceled",
        nextAttemptAt: null,
        version: stored.item.version + 1,
        updatedAt: at,
      },
    }));
    const byId = new Map(ended.map((stored) => [stored.item.id, stored]));
    const after = items.map((stored) => byId.get(stored.item.id) ?? stored);
    return write({ ...bulk, cancelRequested: true }, after, ended, canceled, at);
  });

  function write(
    bulk: StoredBulk,
    after: readonly StoredItem[],
    ended: readonly StoredItem[],
    payments: readonly Unit[],
    at: string,
  ): Decided {
    const summary = summarizeItems(after);
    const end = endOf(summary, true);
    const { facts } = bulk;
    // A batch that never began ends without having processed anything.
    const steps: readonly BulkStatus[] =
      end === null
        ? [facts.status]
        : facts.status === "accepted" && end !== "canceled"
          ? ["processing", end]
          : [end];
    const moved = steps.map((status, index) => ({
      ...bulk,
      facts: {
        ...facts,
        status,
        version: facts.version + index + 1,
        updatedAt: at,
        completedAt: status === end ? at : null,
      },
    }));
    const last = moved.at(-1) ?? bulk;
    const view = bulkView(last, summary, null);
    const cause = causedBy(caller, key?.key ?? null);
    return {
      unit: {
        updates: [
          ...payments.flatMap((unit) => unit.updates ?? []),
          ...ended.map((stored) => ({ table: "bulk_items" as const, row: itemRow(stored) })),
          ...moved.map((stored) => ({ table: "bulk_payments" as const, row: bulkRow(stored) })),
        ],
        entries: payments.flatMap((unit) => unit.entries ?? []),
        auditDrafts: payments.flatMap((unit) => unit.auditDrafts ?? []),
        events: [
          ...payments.flatMap((unit) => unit.events ?? []),
          ...(end === null
            ? []
            : [newEvent(`bulk_payment.${end}`, view, at, cause, { status: facts.status })]),
        ],
      },
      status: 200,
      body: render(view),
      resource: { type: "bulk_payment", id },
    };
  }
}

/**
 * Tries failed items again, all whose code is retryable or those that are named, and answers 202. A failed payment stays failed; each item
 * gets a new one under a key of its own. Throws resource_not_found, invalid_state_transition when no item can be tried again.
 */
export function retryBulkPayment(
  services: Services,
  caller: Caller,
  id: string,
  itemIds: readonly string[] | null,
  key: RequestKey,
  render: Render,
): Promise<CommandAnswer> {
  return change(services, caller, id, key, (bulk, items, now) => {
    const at = new Date(now).toISOString();
    const { status } = bulk.facts;
    const unknown = itemIds?.find((wanted) => !items.some(({ item }) => item.id === wanted));
    if (unknown !== undefined) throw notFound("bulk_item", unknown);
    const again = items
      .filter(({ item }) => itemIds === null || itemIds.includes(item.id))
      .filter(
        ({ item, request }) =>
          item.status === "failed" && item.failure?.retryable === true && request !== null,
      )
      .map((stored): StoredItem => ({
        ...stored,
        round: stored.round + 1,
        earlierAttempts: stored.item.attemptCount,
        paymentId: null,
        sent: false,
        syncedVersion: null,
        fee: null,
        item: {
          ...stored.item,
          status: "retry_scheduled",
          nextAttemptAt: at,
          version: stored.item.version + 1,
          updatedAt: at,
        },
      }));
    if (again.length === 0 || bulk.cancelRequested)
      throw refuse(
        "invalid_state_transition",
        `Bulk payment ${id} has no failed item with a retryable code.`,
        { from: status, to: "processing" },
      );
    const { facts } = bulk;
    const reopened: StoredBulk = {
      ...bulk,
      facts: {
        ...facts,
        status: "processing",
        version: facts.version + 1,
        updatedAt: at,
        startedAt: facts.startedAt ?? at,
        completedAt: null,
      },
    };
    const byId = new Map(again.map((stored) => [stored.item.id, stored]));
    const after = items.map((stored) => byId.get(stored.item.id) ?? stored);
    const view = bulkView(reopened, summarizeItems(after), null);
    const cause = causedBy(caller, key.key);
    return Promise.resolve({
      unit: {
        updates: [
          ...again.map((stored) => ({ table: "bulk_items" as const, row: itemRow(stored) })),
          { table: "bulk_payments", row: bulkRow(reopened) },
        ],
        events: [
          ...again.map(({ item }) =>
            newEvent("bulk_item.retry_scheduled", item, at, cause, { status: "failed" }),
          ),
          ...(status === "processing"
            ? []
            : [newEvent("bulk_payment.processing", view, at, cause, { status })]),
        ],
        jobs: [enqueue("bulk.advance", id, { bulkPaymentId: id, beat: 1 }, now, now)],
      },
      status: 202,
      body: render(view),
      resource: { type: "bulk_payment", id },
    });
  });
}

async function change(
  services: Services,
  caller: Caller,
  id: string,
  key: RequestKey | null,
  decide: Decide,
): Promise<CommandAnswer> {
  for (let races = 1; ; races += 1) {
    try {
      return await runCommand(services, caller, key, async () => {
        const seen =
          key === null ? null : await findKey(services.db, caller, key.operationId, key.key);
        const now = (await tenantNow(services, caller)).getTime();
        return {
          seen,
          now,
          decide: async () => {
            const bulk = await findBulk(services.db, caller, id);
            if (bulk === null) throw notFound("bulk_payment", id);
            return decide(bulk, await itemsOf(services.db, caller, id), now);
          },
        };
      });
    } catch (error) {
      // Items move all the time while the batch runs.
      if (!isFailure(error, "version_conflict") || races >= MAX_RACES) throw error;
    }
  }
}
