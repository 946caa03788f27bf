/** Rows of the fraud area, without tenant_id and livemode. Amounts are minor units. */

export interface FraudPolicyRow {
  readonly id: "policy";
  readonly review_at: number;
  readonly block_at: number;
  readonly fail_mode: "review" | "allow" | "block";
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface FraudAnalysisRow {
  readonly id: string;
  readonly type: string;
  readonly decision: "allow" | "review" | "block";
  readonly risk_score: number;
  readonly risk_level: string;
  readonly payment_id: string | null;
  readonly transaction_id: string | null;
  readonly used_by_payment_id: string | null;
  /** Blind indexes of who, to whom, on what, at whom. */
  readonly sender_key: string | null;
  readonly recipient_key: string | null;
  readonly device_key: string | null;
  readonly agent_key: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly label: string | null;
  readonly occurred_at: string;
  readonly doc: object;
  /** Vector and model hash of a trained model's score; null for the built-in weights. */
  readonly trace: object | null;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A decision that holds only while its sender has at most `most` analyses since `since`. */
export interface VelocityGuard {
  readonly sender_key: string;
  readonly since: string;
  readonly most: number;
}
