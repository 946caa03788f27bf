import type { EventRow } from "../../db/rows.ts";
import type { Payment, StoredPayment } from "../payments/types.ts";
import { newEvent } from "../shared/events.ts";
import { mayFollow } from "../shared/transitions.ts";
import type { BulkItem, ItemStatus, StoredItem } from "./types.ts";

/** The state of an item that a payment in this state stands for. */
export function itemStatusOf({ status, attempts }: Payment): ItemStatus {
  switch (status) {
    case "completed":
      return "succeeded";
    case "failed":
    case "expired":
      return "failed";
    case "canceled":
      return "canceled";
    case "in_reconciliation":
      return "in_reconciliation";
    case "pending":
      return attempts.length > 0 ? "retry_scheduled" : "processing";
    case "held_for_review":
    case "queued":
    case "submitted":
    case "awaiting_approval":
      return "processing";
    default:
      return status satisfies never;
  }
}

/** Steps from one state of an item to another; states that were passed unseen are passed now. */
export function stepsBetween(from: ItemStatus, to: ItemStatus): readonly ItemStatus[] {
  if (from === to) return [];
  if (mayFollow("bulk_item", from, to)) return [to];
  const over = (["processing", "retry_scheduled"] as const).find(
    (middle) => mayFollow("bulk_item", from, middle) && mayFollow("bulk_item", middle, to),
  );
  if (over !== undefined) return [over, to];
  if (from === "in_reconciliation") return ["retry_scheduled", "processing", to];
  throw new Error(`a bulk item may not go from ${from} to ${to}`);
}

/** The item as its payment has it now: one row per step, and the events of the last. */
export function followPayment(
  stored: StoredItem,
  { payment, secrets }: StoredPayment,
  at: string,
): { readonly rows: readonly StoredItem[]; readonly events: readonly EventRow[] } {
  const status = itemStatusOf(payment);
  const steps = stepsBetween(stored.item.status, status);
  const known: StoredItem = {
    ...stored,
    paymentId: payment.id,
    syncedVersion: payment.version,
    fee: payment.fee.amountMinorUnits,
    item: {
      ...stored.item,
      paymentId: payment.id,
      attemptCount: stored.earlierAttempts + payment.attempts.length,
      nextAttemptAt: status === "retry_scheduled" ? (secrets.nextAttemptAt ?? null) : null,
      failure: payment.failure ?? payment.attempts.at(-1)?.failure ?? null,
      amountMinorUnits: payment.amountMinorUnits,
      currency: payment.currency,
    },
  };
  const rows = (steps.length === 0 ? [status] : steps).map((step, index) => ({
    ...known,
    item: {
      ...known.item,
      status: step,
      version: stored.item.version + index + 1,
      updatedAt: at,
    },
  }));
  const last = rows.at(-1);
  const type = EVENT_OF[status];
  const events =
    type === undefined || last === undefined || steps.length === 0
      ? []
      : [newEvent(type, last.item, at, null, { status: stored.item.status })];
  return { rows, events };
}

const EVENT_OF: Partial<Readonly<Record<BulkItem["status"], string>>> = {
  succeeded: "bulk_item.succeeded",
  failed: "bulk_item.failed",
  retry_scheduled: "bulk_item.retry_scheduled",
};
