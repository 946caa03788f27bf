/** Rows of the areas around payments: quotes, reversals, bulk payments, customers, drafts of audit entries. Columns are what is searched or constrained; the resource is in `doc`. */

export interface QuoteRow {
  readonly id: string;
  readonly status: "active" | "used";
  readonly payment_id: string | null;
  readonly expires_at: string;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ReversalRow {
  readonly id: string;
  readonly transaction_id: string;
  readonly status: "pending" | "completed" | "failed";
  readonly reason: string;
  readonly amount: number;
  readonly currency: string;
  readonly idempotency_operation: string;
  readonly idempotency_key: string;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface AuditDraftRow {
  readonly id: string;
  readonly draft: object;
  readonly created_at: string;
}

export interface BulkPaymentRow {
  readonly id: string;
  readonly status: string;
  readonly reference: string | null;
  readonly idempotency_operation: string;
  readonly idempotency_key: string;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface BulkItemRow {
  readonly id: string;
  readonly bulk_payment_id: string;
  readonly position: number;
  readonly status: string;
  readonly payment_id: string | null;
  readonly synced_version: number | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly fee: number | null;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface CustomerRow {
  readonly id: string;
  readonly external_id: string | null;
  readonly type: "individual" | "business";
  readonly country: string;
  readonly kyc_tier: string;
  readonly kyc_status: string;
  readonly erased_at: string | null;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}
