/** Rows of identity assessments and credit scores, without tenant_id and livemode. */

export interface KycScoreRow {
  readonly id: string;
  readonly status: string;
  readonly decision: string | null;
  readonly customer_id: string | null;
  /** Blind indexes. */
  readonly identity_key: string | null;
  readonly subject_key: string | null;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface KycCheckRow {
  readonly id: string;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface CreditScoreRow {
  readonly id: string;
  readonly customer_id: string | null;
  readonly score: number | null;
  readonly decision: string;
  readonly grade: string | null;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}
