import type { Db, Statement } from "../db.ts";

const PING: Statement = { name: "health", text: "select 1" };

/** Resolves when the database answers. Rejects with a DatabaseFailure when it does not. */
export async function ping(db: Db): Promise<void> {
  await db.run(PING, []);
}
