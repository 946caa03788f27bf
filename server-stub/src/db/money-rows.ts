/** Rows of the areas around payments: quotes. Columns are what is searched or constrained; the resource is in `doc`. */

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
