import type { BulkItemRow, BulkPaymentRow } from "../../db/money-rows.ts";
import type { BulkItem, BulkPayment, BulkSummary, StoredBulk, StoredItem } from "./types.ts";

/** A bulk payment as its row. */
export function bulkRow(stored: StoredBulk): BulkPaymentRow {
  const { facts, idempotency } = stored;
  return {
    id: facts.id,
    status: facts.status,
    reference: facts.reference,
    idempotency_operation: idempotency.operationId,
    idempotency_key: idempotency.key,
    doc: stored,
    version: facts.version,
    created_at: facts.createdAt,
    updated_at: facts.updatedAt,
  };
}

/** An item as its row. */
export function itemRow(stored: StoredItem): BulkItemRow {
  const { item } = stored;
  return {
    id: item.id,
    bulk_payment_id: item.bulkPaymentId,
    position: item.index,
    status: item.status,
    payment_id: stored.paymentId,
    synced_version: stored.syncedVersion,
    amount: item.amountMinorUnits,
    currency: item.currency,
    fee: stored.fee,
    doc: stored,
    version: item.version,
    created_at: item.createdAt,
    updated_at: item.updatedAt,
  };
}

/** Inverse of `itemRow`. Claiming changes columns only, so they win over the document. */
export function readItem(row: Readonly<Record<string, unknown>>): StoredItem {
  const stored = row["doc"] as StoredItem;
  return {
    ...stored,
    item: {
      ...stored.item,
      status: row["status"] as BulkItem["status"],
      version: Number(row["version"]),
      updatedAt: new Date(String(row["updated_at"])).toISOString(),
    },
  };
}

/** What the API answers. */
export function bulkView(
  { facts }: StoredBulk,
  summary: BulkSummary,
  items: readonly BulkItem[] | null,
): BulkPayment {
  return { ...facts, ...summary, items, itemsUrl: `/v1/payments/bulk/${facts.id}/items` };
}
