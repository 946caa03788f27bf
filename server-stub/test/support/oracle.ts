import type { TenantScope } from "../../src/db/db.ts";
import type { TestDatabase } from "./database.ts";

/** What must hold at every committed instant (domain 6, invariants 1 to 3), read as the administrator, who sees everything. */
export interface LedgerFacts {
  readonly unbalancedTransactions: number;
  readonly sumsPerCurrency: readonly (readonly [currency: string, sum: bigint])[];
  readonly balancesThatDifferFromEntries: number;
  readonly lastBalanceAfterWrong: number;
}

export async function ledgerFacts(
  database: TestDatabase,
  scope: TenantScope,
): Promise<LedgerFacts> {
  return database.admin.transaction(async (run) => {
    const [tenant] = await run("select schema_name from platform.tenants where id = $1", [
      scope.tenantId,
    ]);
    const schema = `"${String(tenant?.["schema_name"])}"`;
    const mode = [scope.livemode];
    const unbalanced = await run(
      `select transaction_id from ${schema}.entries where livemode = $1 group by transaction_id, currency having sum(case direction when 'debit' then amount else -amount end) <> 0`,
      mode,
    );
    const sums = await run(
      `select currency, sum(amount)::bigint as sum from ${schema}.balances where livemode = $1 group by currency order by currency`,
      mode,
    );
    const folded = await run(
      `select b.account_id from ${schema}.balances b
       left join (select account_id, bucket, shard, sum(case direction when 'credit' then amount else -amount end) as sum from ${schema}.entries where livemode = $1 group by 1, 2, 3) e
         using (account_id, bucket, shard)
       where b.livemode = $1 and b.amount <> coalesce(e.sum, 0)`,
      mode,
    );
    const last = await run(
      `select b.account_id from ${schema}.balances b
       join lateral (select balance_after from ${schema}.entries e where e.account_id = b.account_id and e.bucket = b.bucket and e.livemode = b.livemode order by e.position desc limit 1) e on true
       where b.livemode = $1 and b.guarded and e.balance_after <> b.amount`,
      mode,
    );
    return {
      unbalancedTransactions: unbalanced.length,
      sumsPerCurrency: sums.map(
        (row) => [String(row["currency"]), BigInt(String(row["sum"]))] as const,
      ),
      balancesThatDifferFromEntries: folded.length,
      lastBalanceAfterWrong: last.length,
    };
  });
}
