import type { ProviderCallback } from "../../connectors/simulator.ts";
import type { Db, Row, Statement } from "../db.ts";

const KEEP: Statement = {
  name: "orphan_keep",
  text: `insert into platform.orphan_callbacks (source, callback_id, reference, body, expires_at)
    values ($1, $2, $3, $4::jsonb, clock_timestamp() + interval '10 minutes') on conflict do nothing`,
};
const PURGE: Statement = {
  name: "orphan_purge",
  text: "delete from platform.orphan_callbacks where expires_at < clock_timestamp()",
};
const ADOPT: Statement = {
  name: "orphan_adopt",
  text: `delete from platform.orphan_callbacks where reference = $1 and expires_at >= clock_timestamp() returning source, body`,
};

/** Keeps a callback whose reference is unknown for ten minutes, and drops those that are older. */
export async function keepOrphan(
  db: Db,
  source: string,
  callback: ProviderCallback,
): Promise<void> {
  await db.run(PURGE, []);
  await db.run(KEEP, [source, callback.callbackId, callback.reference, JSON.stringify(callback)]);
}

/** Takes what came about a reference before it was known. */
export async function takeOrphans(
  db: Db,
  reference: string,
): Promise<readonly { readonly source: string; readonly callback: ProviderCallback }[]> {
  const rows = await db.run<Row>(ADOPT, [reference]);
  return rows.map((row) => ({
    source: String(row["source"]),
    callback: row["body"] as ProviderCallback,
  }));
}
