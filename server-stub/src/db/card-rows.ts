/** Rows of the card area, without tenant_id and livemode. Amounts are minor units. */

export interface GhostCardRow {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly account_id: string;
  readonly customer_id: string | null;
  readonly expires_at: string;
  readonly number_sealed: string;
  readonly number_index: string;
  readonly idempotency_operation: string;
  readonly idempotency_key: string;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface CardAuthorizationRow {
  readonly id: string;
  readonly card_id: string;
  readonly status: string;
  readonly merchant_id: string;
  readonly merchant_amount: number;
  readonly network_id: string | null;
  readonly account_id: string;
  readonly idempotency_operation: string;
  readonly idempotency_key: string;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** How a counter changes. A change that would go beyond `cap` or `most` ends the command with limit_reached. */
export interface CounterChange {
  readonly limit_id: string;
  /** Merchant or category group of a limit for each of them; else empty. */
  readonly key: string;
  readonly window_start: string;
  readonly held: number;
  readonly spent: number;
  readonly count: number;
  readonly cap: number | null;
  readonly most: number | null;
}

/** A use of a card: counted as a whole or not at all. */
export interface CardUse {
  readonly card_id: string;
  /** The version it was decided on; absent where the card's state does not matter. */
  readonly version?: number;
  /** Refuses a second authorization of the same purchase since then. */
  readonly purchase?: {
    readonly network_id: string;
    readonly merchant_id: string;
    readonly amount: number;
    readonly since: string;
  } | null;
  readonly counters: readonly CounterChange[];
}
