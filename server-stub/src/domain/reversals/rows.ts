import type { ReversalRow } from "../../db/money-rows.ts";
import type { StoredReversal } from "./types.ts";

/** A reversal as its row. */
export function reversalRow(stored: StoredReversal): ReversalRow {
  const { reversal, idempotency } = stored;
  return {
    id: reversal.id,
    transaction_id: reversal.transactionId,
    status: reversal.status,
    reason: reversal.reason,
    amount: reversal.amountMinorUnits,
    currency: reversal.currency,
    idempotency_operation: idempotency.operationId,
    idempotency_key: idempotency.key,
    doc: stored,
    version: reversal.version,
    created_at: reversal.createdAt,
    updated_at: reversal.updatedAt,
  };
}
