import type { PaymentRow, TransactionRow } from "../../db/rows.ts";
import type { Transaction } from "../transactions/types.ts";
import type { Payment, PaymentSecrets, StoredPayment } from "./types.ts";

/** A payment as its row. The whole resource is in `doc`; the columns are what is searched, constrained or counted. */
export function paymentRow({ payment, secrets, idempotency }: StoredPayment): PaymentRow {
  return {
    id: payment.id,
    status: payment.status,
    direction: payment.direction,
    amount: payment.amountMinorUnits,
    currency: payment.currency,
    fee: payment.fee.amountMinorUnits,
    account_id: payment.accountId,
    transaction_id: payment.transactionId,
    rail: payment.rail,
    corridor: payment.corridor,
    reference: payment.reference,
    customer_id: payment.customerId,
    bulk_payment_id: payment.bulkPaymentId,
    bulk_item_id: payment.bulkItemId,
    quote_id: payment.quoteId,
    idempotency_operation: idempotency.operationId,
    idempotency_key: payment.idempotencyKey,
    fingerprint: idempotency.fingerprint,
    doc: { payment, secrets },
    version: payment.version,
    created_at: payment.createdAt,
    updated_at: payment.updatedAt,
  };
}

/** Inverse of `paymentRow`, from a row as the driver reads it. */
export function readPayment(row: Readonly<Record<string, unknown>>): StoredPayment {
  const doc = row["doc"] as { readonly payment: Payment; readonly secrets: PaymentSecrets };
  return {
    ...doc,
    idempotency: {
      operationId: String(row["idempotency_operation"]),
      fingerprint: String(row["fingerprint"]),
    },
  };
}

/** A transaction as its row. */
export function transactionRow(transaction: Transaction): TransactionRow {
  return {
    id: transaction.id,
    type: transaction.type,
    status: transaction.status,
    payment_id: transaction.paymentId,
    original_transaction_id: transaction.originalTransactionId,
    reversal_id: transaction.reversalId,
    account_id: transaction.accountId,
    amount: transaction.amountMinorUnits,
    currency: transaction.currency,
    fee: transaction.fee.amountMinorUnits,
    reversed_amount: transaction.reversedAmount.amountMinorUnits,
    rail: transaction.rail,
    provider_reference: transaction.providerReference,
    corridor: transaction.corridor,
    customer_id: transaction.customerId,
    doc: transaction,
    version: transaction.version,
    created_at: transaction.createdAt,
    updated_at: transaction.updatedAt,
    completed_at: transaction.completedAt,
  };
}
