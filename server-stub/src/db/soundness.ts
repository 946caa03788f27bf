import { escapeIdentifier } from "pg";
import type { Admin, AdminRun } from "./admin.ts";
import type { TenantScope } from "./db.ts";

/** What one tenant and mode hold, for judging a run's history: read past the server, with the administrator's rights. Amounts are minor units. */
export interface Records {
  readonly payments: readonly {
    readonly id: string;
    readonly reference: string | null;
    readonly status: string;
    readonly amount: number;
    readonly fee: number;
    readonly accountId: string;
    readonly transactionId: string;
    /** What its transaction still holds in the bucket `reserved`. */
    readonly held: number;
  }[];
  readonly bulks: readonly {
    readonly id: string;
    readonly reference: string | null;
    readonly status: string;
    readonly items: number;
  }[];
  readonly reversals: readonly {
    readonly id: string;
    readonly transactionId: string;
    readonly status: string;
  }[];
  /** By account id. */
  readonly balances: Readonly<
    Record<string, { readonly available: number; readonly reserved: number }>
  >;
  /** In the order of their sequence; those without a number come last, as null. */
  readonly events: readonly {
    readonly id: string;
    readonly type: string;
    readonly resourceId: string;
    readonly version: number;
    readonly status: string | null;
    readonly sequence: number | null;
  }[];
  /** Pairs "from>to" a payment may take; "" is the state of what does not exist yet. */
  readonly paymentTransitions: readonly string[];
  /** Jobs that should have run, events that wait for a number: 0 once everything is at rest. Not a held guard, which is for when its holder dies. */
  readonly overdue: number;
  /** What was to be done about payments that have not ended, and how that went: for the reader of a red run. */
  readonly leftOver: readonly Readonly<Record<string, unknown>>[];
}

const SIGNED = `case when direction = 'credit' then amount else -amount end`;

/** Sentences about what must hold at every committed instant and does not (domain 6); none when all is well. */
export async function readSoundness(admin: Admin, scope: TenantScope): Promise<readonly string[]> {
  return admin.transaction(async (run) => {
    const schema = await schemaOf(run, scope);
    const found: string[] = [];
    for (const [sentence, query] of Object.entries(RULES)) {
      const rows = await run(query(schema), [scope.livemode]);
      if (rows.length > 0) found.push(`${sentence}: ${JSON.stringify(rows.slice(0, 3))}`);
    }
    return found;
  });
}

const RULES: Readonly<Record<string, (schema: string) => string>> = {
  "a ledger transaction has unequal debits and credits": (schema) =>
    `select transaction_id, currency from ${schema}.entries where livemode = $1 group by 1, 2 having sum(${SIGNED}) <> 0`,
  "the balances of a currency do not sum to zero": (schema) =>
    `select currency, sum(amount)::text as sum from ${schema}.balances where livemode = $1 group by 1 having sum(amount) <> 0`,
  "a balance differs from the fold of its entries": (schema) =>
    `select b.account_id, b.bucket from ${schema}.balances b left join (
       select account_id, bucket, shard, sum(${SIGNED}) as sum from ${schema}.entries where livemode = $1 group by 1, 2, 3) e
       using (account_id, bucket, shard) where b.livemode = $1 and b.amount <> coalesce(e.sum, 0)`,
  "an account is below zero": (schema) =>
    `select account_id, bucket from ${schema}.balances where livemode = $1 and guarded and amount < 0`,
  "a transaction has two live reversals": (schema) =>
    `select transaction_id from ${schema}.reversals where livemode = $1 and status <> 'failed' group by 1 having count(*) > 1`,
  "a bulk payment was half applied: items without a place": (schema) =>
    `select bulk_payment_id from ${schema}.bulk_items where livemode = $1 group by 1 having count(*) <> max(position) + 1`,
  "an item of a bulk payment was paid twice": (schema) =>
    `select bulk_item_id from ${schema}.payments where livemode = $1 and bulk_item_id is not null
       and status not in ('failed', 'canceled', 'expired') group by 1 having count(*) > 1`,
  "a payment has two attempts that succeeded": (schema) =>
    `select payment_id from ${schema}.attempts where livemode = $1 and status = 'succeeded' group by 1 having count(*) > 1`,
  "a payment and its newest event disagree about its state": (schema) =>
    `select p.id, p.status from ${schema}.payments p where p.livemode = $1 and p.status is distinct from (
       select e.data->>'status' from ${schema}.events e where e.resource_id = p.id and e.livemode = $1 and e.type like 'payment.%'
       order by e.resource_version desc, e.id desc limit 1)
       and not (p.status = 'pending' and exists (
         select from ${schema}.events e where e.resource_id = p.id and e.livemode = $1 and e.type = 'payment.created'))`,
};

export async function readRecords(admin: Admin, scope: TenantScope): Promise<Records> {
  return admin.transaction(async (run) => {
    const schema = await schemaOf(run, scope);
    const mode = [scope.livemode];
    const payments = await run(
      `select p.*, coalesce((select sum(${SIGNED}) from ${schema}.entries e where e.transaction_id = p.transaction_id
         and e.bucket = 'reserved' and e.livemode = $1), 0)::text as held from ${schema}.payments p where p.livemode = $1 order by p.id`,
      mode,
    );
    const bulks = await run(
      `select b.id, b.reference, b.status, (select count(*) from ${schema}.bulk_items i where i.bulk_payment_id = b.id)::int as items
       from ${schema}.bulk_payments b where b.livemode = $1 order by b.id`,
      mode,
    );
    const reversals = await run(
      `select id, transaction_id, status from ${schema}.reversals where livemode = $1 order by id`,
      mode,
    );
    const balances = await run(
      `select account_id, coalesce(sum(amount) filter (where bucket = 'available'), 0)::text as available,
         coalesce(sum(amount) filter (where bucket = 'reserved'), 0)::text as reserved
       from ${schema}.balances where guarded and livemode = $1 group by 1`,
      mode,
    );
    const events = await run(
      `select id, type, resource_id, resource_version, data->>'status' as status, sequence from ${schema}.events
       where livemode = $1 order by sequence nulls last, id`,
      mode,
    );
    const transitions = await run(
      "select from_state, to_state from platform.state_transitions where machine = 'payment'",
    );
    const [overdue] = await run(
      `select ((select count(*) from platform.jobs where tenant_id = $1 and done_at is null and kind <> 'idempotency.expire' and run_at < now()
           and not (kind = 'bulk.advance' and locked_by like 'bulk.advance of %' and locked_until > now()))
         + (select count(*) from platform.outbox where tenant_id = $1))::int as n`,
      [scope.tenantId],
    );
    const leftOver = await run(
      `select j.kind, j.subject, j.attempts, j.max_attempts, j.run_at, j.locked_until, j.done_at, j.last_error from platform.jobs j
       join ${schema}.payments p on p.id = j.subject and p.livemode = $1
       where p.status not in ('completed', 'failed', 'canceled', 'expired') order by j.created_at limit 6`,
      mode,
    );
    return {
      leftOver,
      payments: payments.map((row) => ({
        id: String(row["id"]),
        reference: textOrNull(row["reference"]),
        status: String(row["status"]),
        amount: Number(row["amount"]),
        fee: Number(row["fee"]),
        accountId: String(row["account_id"]),
        transactionId: String(row["transaction_id"]),
        held: Number(row["held"]),
      })),
      bulks: bulks.map((row) => ({
        id: String(row["id"]),
        reference: textOrNull(row["reference"]),
        status: String(row["status"]),
        items: Number(row["items"]),
      })),
      reversals: reversals.map((row) => ({
        id: String(row["id"]),
        transactionId: String(row["transaction_id"]),
        status: String(row["status"]),
      })),
      balances: Object.fromEntries(
        balances.map((row) => [
          String(row["account_id"]),
          { available: Number(row["available"]), reserved: Number(row["reserved"]) },
        ]),
      ),
      events: events.map((row) => ({
        id: String(row["id"]),
        type: String(row["type"]),
        resourceId: String(row["resource_id"]),
        version: Number(row["resource_version"]),
        status: textOrNull(row["status"]),
        sequence: row["sequence"] === null ? null : Number(row["sequence"]),
      })),
      paymentTransitions: transitions.map(
        (row) => `${String(row["from_state"])}>${String(row["to_state"])}`,
      ),
      overdue: Number(overdue?.["n"]),
    };
  });
}

async function schemaOf(run: AdminRun, scope: TenantScope): Promise<string> {
  const [tenant] = await run("select schema_name from platform.tenants where id = $1", [
    scope.tenantId,
  ]);
  return escapeIdentifier(String(tenant?.["schema_name"]));
}

function textOrNull(value: unknown): string | null {
  return value === null ? null : String(value);
}
