/** Rows as the tenant's tables hold them, without tenant_id and livemode, which `commit` adds. Amounts are minor units. */

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly type: "wallet" | "card_funding" | "collection";
  readonly country: string;
  readonly currency: string;
  readonly status: "active" | "frozen" | "closed";
  readonly is_default: boolean;
  readonly metadata: Readonly<Record<string, string>>;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface TransactionRow {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly payment_id: string | null;
  readonly original_transaction_id: string | null;
  readonly reversal_id: string | null;
  readonly account_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly fee: number;
  readonly reversed_amount: number;
  readonly rail: string | null;
  readonly provider_reference: string | null;
  readonly corridor: string | null;
  readonly customer_id: string | null;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly completed_at: string | null;
}

export interface PaymentRow {
  readonly id: string;
  readonly status: string;
  readonly direction: string;
  readonly amount: number;
  readonly currency: string;
  readonly fee: number;
  readonly account_id: string;
  readonly transaction_id: string;
  readonly rail: string | null;
  readonly corridor: string;
  readonly reference: string | null;
  readonly customer_id: string | null;
  readonly bulk_payment_id: string | null;
  readonly bulk_item_id: string | null;
  readonly quote_id: string | null;
  readonly idempotency_operation: string;
  readonly idempotency_key: string;
  readonly fingerprint: string;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface AttemptRow {
  readonly id: string;
  readonly payment_id: string;
  readonly number: number;
  readonly rail: string;
  readonly status: "submitted" | "succeeded" | "failed" | "unknown";
  readonly provider_reference: string | null;
  readonly deadline_at: string | null;
  readonly submitted_at: string;
  readonly resolved_at: string | null;
  readonly doc: object;
}

export interface EntryRow {
  readonly id: string;
  readonly transaction_id: string;
  readonly account_id: string;
  readonly bucket: string;
  readonly shard: number;
  readonly direction: "debit" | "credit";
  readonly amount: number;
  readonly currency: string;
  readonly posting: string;
  readonly phase: "pending" | "posted" | "voided";
  readonly kind: string;
  readonly description: string;
  readonly created_at: string;
  /** Whether the balance may not fall below zero; true for a tenant's own money. Not stored with the entry. */
  readonly guarded: boolean;
}

export interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly resource_version: number;
  readonly api_version: string;
  readonly request: { readonly id: string | null; readonly idempotencyKey: string | null } | null;
  readonly data: object;
  readonly previous: object | null;
  readonly sandbox_fault_id: string | null;
  readonly created_at: string;
}

export interface CallbackRow {
  readonly id: string;
  readonly provider: string;
  readonly callback_id: string;
  readonly reference: string;
  readonly event: string;
  readonly outcome: string;
  readonly body: object;
  readonly received_at: string;
}

export interface ObservationRow {
  readonly id: string;
  readonly corridor_id: string;
  readonly rail: string;
  readonly amount: number;
  readonly currency: string;
  readonly cost: number;
  readonly tariff: number;
  readonly fx_margin_bps: number;
  readonly succeeded: boolean;
  readonly latency_seconds: number;
  readonly observed_at: string;
  readonly attempt_id: string;
}

export interface KeyRow {
  readonly operation_id: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly request_id: string;
  readonly status: number;
  readonly body: string;
  readonly resource_type: string | null;
  readonly resource_id: string | null;
  readonly created_at: string;
  readonly expires_at: string;
}

export interface AuditRow {
  readonly sequence: number;
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly subject_id: string;
  readonly previous_hash: string;
  readonly hash: string;
  readonly entry: string;
}

export interface JobRow {
  readonly id: string;
  readonly kind: string;
  /** Id of the resource the job is about. */
  readonly subject: string;
  readonly payload: object;
  readonly run_at: string;
  readonly max_attempts: number;
  readonly created_at: string;
}

export interface WebhookEndpointRow {
  readonly id: string;
  readonly slot: number;
  readonly url: string;
  readonly events: readonly string[];
  readonly ordering: "none" | "per_resource";
  readonly status: "enabled" | "disabled";
  readonly doc: object;
  /** Sealed, as the former one. */
  readonly secret: string;
  readonly former_secret: string | null;
  readonly former_secret_until: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface DeliveryRow {
  readonly id: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly endpoint_id: string;
  readonly resource_id: string;
  readonly sequence: number | null;
  readonly test_event: object | null;
  readonly status: "pending" | "delivering" | "succeeded" | "failed" | "skipped";
  readonly rung: number;
  readonly attempt_count: number;
  readonly next_attempt_at: string | null;
  readonly attempts: readonly object[];
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ListenSessionRow {
  readonly id: string;
  readonly status: "open" | "closed";
  readonly doc: object;
  readonly streaming_until: string | null;
  readonly expires_at: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface SandboxFaultRow {
  readonly id: string;
  readonly target: string;
  readonly kind: string;
  readonly doc: object;
  readonly max_count: number | null;
  readonly hit_count: number;
  readonly draws: number;
  readonly expires_at: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A person of the tenant, in both modes. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly locale: string;
  readonly status: "active" | "disabled";
  readonly password_hash: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}
