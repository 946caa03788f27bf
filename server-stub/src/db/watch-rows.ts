/** What was last told about something that is watched; `version` counts what was told. */
export interface WatchRow {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly created_at: string;
  readonly updated_at: string;
}
