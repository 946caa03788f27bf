import type { StoredQuote } from "../../domain/quotes/types.ts";
import type { Db, Row, Statement, TenantScope } from "../db.ts";

const ONE: Statement = { name: "quote_by_id", text: "select doc from quotes where id = $1" };

/** A quote as stored (its expiry is not applied), or null. */
export async function findQuote(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<StoredQuote | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : (row["doc"] as StoredQuote);
}
