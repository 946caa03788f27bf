import {
  claimItems,
  findBulk,
  staleItems,
  summariesOf,
  unpaidItems,
} from "../../db/queries/bulk.ts";
import { findPayment, findPaymentByKey } from "../../db/queries/payments.ts";
import { finishJobs, letGoOfJobs } from "../../db/queries/jobs.ts";
import type { TenantScope } from "../../db/db.ts";
import { commit, type Unit, type Update } from "../../db/unit.ts";
import type { FinishedJob } from "../payments/callbacks.ts";
import { createPayment } from "../payments/create.ts";
import type { StoredPayment } from "../payments/types.ts";
import { newEvent } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { Refusal } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { followPayment } from "./follow.ts";
import { itemErrorOf } from "./items.ts";
import { bulkRow, bulkView, itemRow } from "./rows.ts";
import { endOf } from "./summary.ts";
import type { BulkStatus, StoredBulk, StoredItem } from "./types.ts";

/** Items of one tenant and mode that are under way at once (domain 4.14). */
const PLACES = 25;
const FIRST_BEAT_MS = 60_000;
const LAST_BEAT_MS = 3_600_000;
/** How long items of other batches may take before somebody else looks after them. */
const GUARD_MS = 30_000;

/**
 * Moves the batches of a tenant on: begins items while there are places, makes their payments, and lets items and batches follow their
 * payments. Everything it does may be done again; what another worker did meanwhile shows as a version conflict, and the job is repeated.
 * Answers what became of the batch in a word.
 */
export async function advanceBulk(
  services: Services,
  scope: TenantScope,
  bulkPaymentId: string,
  now: number,
): Promise<string> {
  const at = new Date(now).toISOString();
  const bulk = await findBulk(services.db, scope, bulkPaymentId);
  if (bulk === null) return "skipped";
  await followAll(services, scope, bulkPaymentId, at);
  // A worker died between beginning an item and sending its payment.
  for (const item of await unpaidItems(services.db, scope, bulkPaymentId))
    await pay(services, scope, bulk, item, now);
  const batches = new Map<string, StoredBulk>([[bulkPaymentId, bulk]]);
  const holder = `bulk.advance of ${bulkPaymentId}`;
  const { items, guards } = await claimItems(services.db, scope, PLACES, at, {
    ownBatch: bulkPaymentId,
    holder,
    leaseMs: GUARD_MS,
    jobFor: (id) => enqueue("bulk.advance", id, { bulkPaymentId: id, beat: 0 }, now, now),
  });
  try {
    for (const item of items) {
      const id = item.item.bulkPaymentId;
      const own = batches.get(id) ?? (await findBulk(services.db, scope, id));
      if (own === null) continue;
      batches.set(id, await begin(services, scope, own, at));
      await pay(services, scope, own, item, now);
    }
    for (const id of batches.keys()) await followAll(services, scope, id, at);
    for (const id of batches.keys()) await finish(services, scope, id, at);
  } catch (error) {
    await letGoOfJobs(services.db, guards, holder).catch(() => undefined);
    throw error;
  }
  await finishJobs(services.db, guards, holder);
  return (await findBulk(services.db, scope, bulkPaymentId))?.facts.status ?? "skipped";
}

/** The heartbeat of a batch that is not final: even if no signal came, somebody looks, at longer and longer intervals. */
export async function beat(
  services: Services,
  scope: TenantScope,
  bulkPaymentId: string,
  step: number,
  now: number,
  finishedJob: FinishedJob,
): Promise<void> {
  const bulk = await findBulk(services.db, scope, bulkPaymentId);
  const isOpen = bulk?.facts.status === "accepted" || bulk?.facts.status === "processing";
  const wait = Math.min(LAST_BEAT_MS, FIRST_BEAT_MS * 2 ** (step - 1));
  const payload = { bulkPaymentId, beat: step + 1 };
  const jobs =
    step > 0 && isOpen ? [enqueue("bulk.advance", bulkPaymentId, payload, now + wait, now)] : [];
  await commit(services.db, scope, { jobs, finishedJob }, null);
  services.wake();
}

/** Items whose payments have moved move with them. */
async function followAll(
  services: Services,
  scope: TenantScope,
  bulkPaymentId: string,
  at: string,
): Promise<void> {
  for (;;) {
    const stale = await staleItems(services.db, scope, bulkPaymentId);
    if (stale.length === 0) return;
    const followed = stale.map(({ stored, payment }) => followPayment(stored, payment, at));
    await commit(
      services.db,
      scope,
      {
        updates: followed.flatMap(({ rows }) => rows.map(updateOf)),
        events: followed.flatMap(({ events }) => events),
      },
      null,
    );
  }
}

/** The batch starts with its first item. */
async function begin(
  services: Services,
  scope: TenantScope,
  bulk: StoredBulk,
  at: string,
): Promise<StoredBulk> {
  if (bulk.facts.status !== "accepted") return bulk;
  return move(services, scope, bulk, "processing", at);
}

/** Makes the payment of an item that was begun, at most once: under the item's own key, in the space of createPayment. */
async function pay(
  services: Services,
  scope: TenantScope,
  bulk: StoredBulk,
  stored: StoredItem,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  if (stored.paymentId !== null) {
    await send(services, scope, stored, at, now);
    return;
  }
  if (stored.request === null) throw new Error(`item ${stored.item.id} has nothing to pay`);
  const key = {
    operationId: "createPayment",
    key:
      stored.round === 0
        ? stored.item.idempotencyKey
        : `${stored.item.idempotencyKey}~${stored.round}`,
    fingerprint: stored.fingerprint,
  };
  try {
    const answer = await createPayment(services, bulk.caller, stored.request, {
      key,
      scenario: bulk.scenario,
      retry: bulk.facts.retryPolicy,
      bulk: { paymentId: bulk.facts.id, itemId: stored.item.id },
    });
    const { id } = JSON.parse(answer.body) as { readonly id: string };
    await link(services, scope, stored, id, answer.replayed, at);
  } catch (error) {
    const known = await madeBefore(services, scope, key, error);
    if (known !== null) return link(services, scope, stored, known.payment.id, true, at);
    const item = {
      ...stored.item,
      status: "rejected" as const,
      error: itemErrorOf(error),
      version: stored.item.version + 1,
      updatedAt: at,
    };
    const events = [newEvent("bulk_item.rejected", item, at, null)];
    await commit(services.db, scope, { updates: [updateOf({ ...stored, item })], events }, null);
  }
}

/** The payment that a key made so long ago that its answer is gone. */
async function madeBefore(
  services: Services,
  scope: TenantScope,
  key: { readonly operationId: string; readonly key: string; readonly fingerprint: string },
  error: unknown,
): Promise<StoredPayment | null> {
  if (!(error instanceof Refusal) || error.code !== "idempotency_key_expired") return null;
  const id = await findPaymentByKey(services.db, scope, key.operationId, key.key);
  const found = id === null ? null : await findPayment(services.db, scope, id);
  return found?.idempotency.fingerprint === key.fingerprint ? found : null;
}

async function link(
  services: Services,
  scope: TenantScope,
  stored: StoredItem,
  paymentId: string,
  replayed: boolean,
  at: string,
): Promise<void> {
  // The answer may be one of our own that a crash kept us from noting; only another's payment was there before.
  const payment = replayed ? await findPayment(services.db, scope, paymentId) : null;
  const deduplicated = payment !== null && payment.payment.bulkItemId !== stored.item.id;
  const item = {
    ...stored.item,
    paymentId,
    deduplicated,
    version: stored.item.version + 1,
    updatedAt: at,
  };
  await commit(
    services.db,
    scope,
    { updates: [updateOf({ ...stored, paymentId, sent: true, item })] },
    null,
  );
}

/** Sends a payment that was made with its batch, or follows one that another request had made. */
async function send(
  services: Services,
  scope: TenantScope,
  stored: StoredItem,
  at: string,
  now: number,
): Promise<void> {
  const { paymentId } = stored;
  const found = paymentId === null ? null : await findPayment(services.db, scope, paymentId);
  const isOurs = found?.payment.bulkItemId === stored.item.id;
  const item = { ...stored.item, version: stored.item.version + 1, updatedAt: at };
  const jobs =
    isOurs && paymentId !== null && found.payment.status === "pending"
      ? [enqueue("payment.submit", paymentId, { paymentId }, now, now)]
      : [];
  await commit(
    services.db,
    scope,
    { updates: [updateOf({ ...stored, sent: true, item })], jobs },
    null,
  );
}

/** Ends a batch whose items are all final. */
async function finish(
  services: Services,
  scope: TenantScope,
  bulkPaymentId: string,
  at: string,
): Promise<void> {
  const bulk = await findBulk(services.db, scope, bulkPaymentId);
  if (bulk === null || (bulk.facts.status !== "processing" && bulk.facts.status !== "accepted"))
    return;
  const summary = (await summariesOf(services.db, scope, [bulkPaymentId]))(bulkPaymentId);
  const end = endOf(summary, bulk.cancelRequested);
  if (end === null) return;
  const started = await begin(services, scope, bulk, at);
  await move(services, scope, started, end, at);
}

/** The batch in another state, with the event that tells its counts. */
async function move(
  services: Services,
  scope: TenantScope,
  bulk: StoredBulk,
  status: BulkStatus,
  at: string,
): Promise<StoredBulk> {
  const { facts } = bulk;
  const moved: StoredBulk = {
    ...bulk,
    facts: {
      ...facts,
      status,
      version: facts.version + 1,
      updatedAt: at,
      startedAt: facts.startedAt ?? at,
      completedAt: status === "processing" ? null : at,
    },
  };
  const summary = (await summariesOf(services.db, scope, [facts.id]))(facts.id);
  const event = newEvent(`bulk_payment.${status}`, bulkView(moved, summary, null), at, null, {
    status: facts.status,
  });
  const unit: Unit = {
    updates: [{ table: "bulk_payments", row: bulkRow(moved) }],
    events: [event],
  };
  await commit(services.db, scope, unit, null);
  return moved;
}

function updateOf(stored: StoredItem): Update {
  return { table: "bulk_items", row: itemRow(stored) };
}
