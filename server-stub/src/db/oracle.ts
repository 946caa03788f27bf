import { escapeIdentifier } from "pg";
import type { Admin } from "./admin.ts";
import type { TenantScope } from "./db.ts";

/** What the ledger of one tenant and mode says, read with the administrator's rights and not by the server. Amounts are minor units. */
export interface LedgerFacts {
  readonly payments: number;
  /** Per currency, debits minus credits over all entries; "0" each, unless money leaks. */
  readonly sums: Readonly<Record<string, string>>;
  /** Transactions whose debits differ from their credits in some currency. */
  readonly unbalanced: readonly string[];
  /** By account id. */
  readonly accounts: Readonly<
    Record<string, { readonly available: number; readonly reserved: number }>
  >;
}

const SIGNED = `case when direction = 'debit' then amount else -amount end`;

/**
 * Reads the facts in one transaction, so that they belong together. Payments of the accounts in `without` are not counted:
 * those of an earlier test that had the same tenant.
 */
export async function readLedgerFacts(
  admin: Admin,
  scope: TenantScope,
  without: readonly string[] = [],
): Promise<LedgerFacts> {
  return admin.transaction(async (run) => {
    const [tenant] = await run("select schema_name from platform.tenants where id = $1", [
      scope.tenantId,
    ]);
    const schema = escapeIdentifier(String(tenant?.["schema_name"]));
    const mode = [scope.livemode];
    const [payments] = await run(
      `select count(*)::int as n from ${schema}.payments where livemode = $1 and account_id <> all($2::text[])`,
      [scope.livemode, without],
    );
    const sums = await run(
      `select currency, sum(${SIGNED})::text as sum from ${schema}.entries where livemode = $1 group by currency order by currency`,
      mode,
    );
    const unbalanced = await run(
      `select distinct transaction_id from (select transaction_id from ${schema}.entries where livemode = $1 group by transaction_id, currency having sum(${SIGNED}) <> 0) broken order by 1`,
      mode,
    );
    const balances = await run(
      `select account_id, coalesce(sum(amount) filter (where bucket = 'available'), 0)::text as available, coalesce(sum(amount) filter (where bucket = 'reserved'), 0)::text as reserved
         from ${schema}.balances where guarded and livemode = $1 group by account_id`,
      mode,
    );
    return {
      payments: Number(payments?.["n"] ?? 0),
      sums: Object.fromEntries(sums.map((row) => [String(row["currency"]), String(row["sum"])])),
      unbalanced: unbalanced.map((row) => String(row["transaction_id"])),
      accounts: Object.fromEntries(
        balances.map((row) => [
          String(row["account_id"]),
          { available: Number(row["available"]), reserved: Number(row["reserved"]) },
        ]),
      ),
    };
  });
}

/**
 * Ids of the effects of one logical call, found by a marker that the caller put into it; the resource's id once per
 * effect. Read like the facts above, past the server. Throws for an operation that has no effects to count.
 */
export async function readEffects(
  admin: Admin,
  scope: TenantScope,
  operation: string,
  marker: string,
): Promise<readonly string[]> {
  const query = EFFECTS[operation];
  if (query === undefined) throw new Error(`no effects are known for ${operation}`);
  return admin.transaction(async (run) => {
    const [tenant] = await run("select schema_name from platform.tenants where id = $1", [
      scope.tenantId,
    ]);
    const schema = escapeIdentifier(String(tenant?.["schema_name"]));
    const rows = await run(query(schema), [scope.livemode, marker]);
    return rows.map((row) => String(row["id"]));
  });
}

/** One announced change of a resource: how many event ids tell it, which must be 1. */
export interface AnnouncedChange {
  readonly type: string;
  readonly resourceVersion: number;
  readonly ids: number;
}

/** What was announced of one resource, by type and version of the resource. Read like the facts above, past the server. */
export async function readAnnounced(
  admin: Admin,
  scope: TenantScope,
  resourceId: string,
): Promise<readonly AnnouncedChange[]> {
  return admin.transaction(async (run) => {
    const [tenant] = await run("select schema_name from platform.tenants where id = $1", [
      scope.tenantId,
    ]);
    const schema = escapeIdentifier(String(tenant?.["schema_name"]));
    const rows = await run(
      `select type, resource_version, count(*)::int as ids from ${schema}.events where livemode = $1 and resource_id = $2 group by 1, 2 order by 2, 1`,
      [scope.livemode, resourceId],
    );
    return rows.map((row) => ({
      type: String(row["type"]),
      resourceVersion: Number(row["resource_version"]),
      ids: Number(row["ids"]),
    }));
  });
}

/** $1 is the mode, $2 the marker: a reference, a label, or the id of what is acted upon. */
const EFFECTS: Readonly<Record<string, (schema: string) => string>> = {
  createPayment: (schema) =>
    `select id from ${schema}.payments where livemode = $1 and reference = $2`,
  // The batch, and every payment too many of one of its items (their references continue the batch's).
  createBulkPayment: (schema) =>
    `select id from ${schema}.bulk_payments where livemode = $1 and reference = $2
     union all select 'a second ' || max(id) from ${schema}.payments where livemode = $1 and starts_with(reference, $2 || '-') group by reference having count(*) > 1`,
  reverseTransaction: (schema) =>
    `select id from ${schema}.reversals where livemode = $1 and transaction_id = $2`,
  createGhostCard: (schema) =>
    `select id from ${schema}.ghost_cards where livemode = $1 and jsonb_path_exists(doc, '$.**.label ? (@ == $label)', jsonb_build_object('label', $2::text))`,
  // The authorization, and every limit that counted more than one.
  authorizeGhostCard: (schema) =>
    `select id from ${schema}.card_authorizations where livemode = $1 and card_id = $2
     union all select 'a second use of ' || u.limit_id from ${schema}.spend_counters u join ${schema}.ghost_cards c
       on u.limit_id in (select x #>> '{}' from jsonb_path_query(c.doc, '$.**.spendLimits[*].id') x)
       where c.id = $2 and u.livemode = $1 and u.count > 1`,
  // The authorization once it is reversed, and every further time that its hold was given back.
  reverseAuthorization: (schema) =>
    `select id from ${schema}.card_authorizations where livemode = $1 and id = $2 and status = 'reversed'
     union all select 'a second ' || max(id) from ${schema}.events where livemode = $1 and resource_id = $2 and type = 'card_authorization.reversed' having count(*) > 1`,
  captureAuthorization: (schema) =>
    `select a.id from ${schema}.card_authorizations a, jsonb_path_query(a.doc, '$.authorization.captures[*]') where a.livemode = $1 and a.id = $2`,
};
