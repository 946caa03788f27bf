import type { DeprecatedUsage, Subscription } from "../../domain/changelog/types.ts";
import type { Db, Row, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

/** A subscription with the instant from which notices are due (ISO), null before it is confirmed. */
export interface StoredSubscription {
  readonly subscription: Subscription;
  readonly activeSince: string | null;
}

const ONE: Statement = {
  name: "changelog_subscription_by_id",
  text: "select doc, active_since from changelog_subscriptions where id = $1",
};
const SENT: Statement = {
  name: "changelog_notices_sent",
  text: "select id from changelog_notices where subscription_id = $1",
};

export async function findSubscription(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<StoredSubscription | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined
    ? null
    : {
        subscription: row["doc"] as Subscription,
        activeSince: row["active_since"] === null ? null : String(row["active_since"]),
      };
}

export async function listSubscriptions(
  db: Db,
  scope: TenantScope,
  query: PageQuery,
): Promise<Page<Subscription>> {
  const sql = listSql("select doc from changelog_subscriptions", [], query);
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(
    rows,
    sql,
    (row) => row["doc"] as Subscription,
    ({ id }) => id,
  );
}

/** Ids of the notices that a subscription was sent. */
export async function sentNotices(
  db: Db,
  scope: TenantScope,
  subscriptionId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db.statement<Row>(scope, SENT, [subscriptionId]);
  return new Set(rows.map((row) => String(row["id"])));
}

/** One day's uses of one thing, to be added to what is known. */
export interface UseCount {
  readonly kind: DeprecatedUsage["kind"];
  readonly subject: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
  readonly lastUsedAt: string;
  readonly lastClient: string | null;
  /** Oldest first. */
  readonly requestIds: readonly string[];
}

const ADD_USE: Statement = {
  name: "deprecated_use_add",
  text: `insert into deprecated_uses as u (tenant_id, livemode, kind, subject, day, count, last_used_at, last_client, request_ids)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (kind, subject, day, tenant_id, livemode) do update set
      count = u.count + excluded.count,
      last_used_at = greatest(u.last_used_at, excluded.last_used_at),
      last_client = coalesce(excluded.last_client, u.last_client),
      request_ids = (u.request_ids || excluded.request_ids)[greatest(1, cardinality(u.request_ids || excluded.request_ids) - 9):]`,
};
const DROP_OLD_USES: Statement = {
  name: "deprecated_uses_drop",
  text: "delete from deprecated_uses where day < $1",
};
/** Per thing: how often, when last, and by whom; then the flat deliveries, which nobody has to count twice. */
const USES: Statement = {
  name: "deprecated_uses",
  text: `select kind, subject, sum(count)::bigint as count, max(last_used_at) as last_used_at,
      (array_agg(last_client order by last_used_at desc))[1] as last_client,
      (select array_agg(id) from (select unnest(r.request_ids) as id from deprecated_uses r
        where r.kind = u.kind and r.subject = u.subject and r.day >= $1 order by r.day desc limit 10) recent) as request_ids
    from deprecated_uses u where day >= $1 group by kind, subject
    union all
    select 'payload_format', 'flat', count(*)::bigint, max(d.created_at), null, array[]::text[]
    from deliveries d join webhook_endpoints e on e.id = d.endpoint_id
    where e.doc->>'payloadFormat' = 'flat' and d.created_at >= $1::date having count(*) > 0
    order by 3 desc, 2`,
};

/** Adds counts; rows of days before `keepFrom` (YYYY-MM-DD) go. */
export async function addUses(
  db: Db,
  scope: TenantScope,
  uses: readonly UseCount[],
  keepFrom: string,
): Promise<void> {
  await db.tenant(scope, async (run) => {
    await run(DROP_OLD_USES, [keepFrom]);
    for (const use of uses)
      await run(ADD_USE, [
        scope.tenantId,
        scope.livemode,
        use.kind,
        use.subject,
        use.day,
        use.count,
        use.lastUsedAt,
        use.lastClient,
        use.requestIds,
      ]);
  });
}

/** What was used since a day (YYYY-MM-DD), most used first. */
export async function readUses(
  db: Db,
  scope: TenantScope,
  since: string,
): Promise<readonly DeprecatedUsage[]> {
  const rows = await db.statement<Row>(scope, USES, [since]);
  return rows.map((row) => ({
    kind: row["kind"] as DeprecatedUsage["kind"],
    subject: String(row["subject"]),
    count: Number(row["count"]),
    lastUsedAt: new Date(String(row["last_used_at"])).toISOString(),
    lastClient: row["last_client"] === null ? null : String(row["last_client"]),
    requestIds: (row["request_ids"] ?? []) as readonly string[],
  }));
}
