import type { Row, Run, Statement } from "../db.ts";

const FUNDINGS: Statement = {
  name: "reset_fundings",
  text: `select distinct on (t.account_id) t.account_id, t.amount, t.currency from transactions t join accounts a on a.id = t.account_id
    where t.type = 'funding' and a.is_default and not t.livemode order by t.account_id, t.id`,
};
const CLEAR: Statement = { name: "reset_clear", text: "select * from reset_test_mode()" };

/** What each default account of test mode was funded with first. */
export async function firstFundings(
  run: Run,
): Promise<
  readonly { readonly accountId: string; readonly currency: string; readonly amount: number }[]
> {
  const rows = await run<Row>(FUNDINGS, []);
  return rows.map((row) => ({
    accountId: String(row["account_id"]),
    currency: String(row["currency"]),
    amount: Number(row["amount"]),
  }));
}

/** Removes the rows of test mode, table by table, and answers how many. */
export async function clearTestMode(
  run: Run,
): Promise<readonly { readonly table: string; readonly count: number }[]> {
  const rows = await run<Row>(CLEAR, []);
  return rows.map((row) => ({ table: String(row["name"]), count: Number(row["count"]) }));
}
