/** Rows of the change log's subscriptions. The resource is in `doc`. */

export interface ChangelogSubscriptionRow {
  readonly id: string;
  readonly status: string;
  readonly active_since: string | null;
  readonly doc: object;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface ChangelogNoticeRow {
  readonly id: string;
  readonly subscription_id: string;
  readonly created_at: string;
}
