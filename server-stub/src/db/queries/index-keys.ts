import type { IndexKey } from "../../crypto/key-ring.ts";
import type { Db, Row, Statement } from "../db.ts";

const ALL: Statement = {
  name: "index_keys",
  text: "select kid, purpose, sealed from platform.index_keys order by kid, purpose",
};
const WRITE: Statement = {
  name: "index_key_write",
  text: `insert into platform.index_keys (kid, purpose, sealed) values ($1, $2, $3)
         on conflict (kid, purpose) do update set sealed = excluded.sealed`,
};

/** What is kept of master keys that are gone. */
export async function readIndexKeys(db: Db): Promise<readonly IndexKey[]> {
  const rows = await db.run<Row>(ALL, []);
  return rows.map((row) => ({
    kid: String(row["kid"]),
    purpose: String(row["purpose"]),
    sealed: String(row["sealed"]),
  }));
}

export async function writeIndexKeys(db: Db, keys: readonly IndexKey[]): Promise<void> {
  await db.transaction(async (run) => {
    for (const { kid, purpose, sealed } of keys) await run(WRITE, [kid, purpose, sealed]);
  });
}
