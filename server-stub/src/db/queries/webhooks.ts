import type { Endpoint } from "../../domain/webhooks/types.ts";
import type { Db, Row, Run, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import type { WebhookEndpointRow } from "../rows.ts";
import { commitIn, type Unit } from "../unit.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const ONE: Statement = {
  name: "webhook_endpoint",
  text: "select * from webhook_endpoints where id = $1",
};
const LOCKED: Statement = {
  name: "webhook_endpoint_locked",
  text: "select * from webhook_endpoints where id = $1 for update",
};
const SLOTS: Statement = {
  name: "webhook_endpoint_slots",
  text: "select slot from webhook_endpoints order by slot",
};
const ENABLED: Statement = {
  name: "webhook_endpoints_enabled",
  text: "select id, events from webhook_endpoints where status = 'enabled'",
};
const ALL: Statement = {
  name: "webhook_endpoints_all",
  text: "select * from webhook_endpoints order by id",
};
const RESEAL: Statement = {
  name: "webhook_endpoint_reseal",
  text: "update webhook_endpoints set secret = $2, former_secret = $3 where id = $1 and secret = $4",
};
const STATS: Statement = {
  name: "webhook_endpoint_stats",
  text: `update webhook_endpoints set last_success_at = $2, last_failure_at = $3, consecutive_failures = $4, failing_since = $5 where id = $1`,
};
const REMOVE: Statement = {
  name: "webhook_endpoint_remove",
  text: "delete from webhook_endpoints where id = $1",
};
const SKIP: Statement = {
  name: "deliveries_skip",
  text: `update deliveries set status = 'skipped', next_attempt_at = null, version = version + 1, updated_at = $2 where endpoint_id = $1 and status = 'pending'`,
};

export async function findEndpoint(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<Endpoint | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : endpointOf(row);
}

/** The same, held until the transaction ends. */
export async function lockEndpoint(run: Run, id: string): Promise<Endpoint | null> {
  const [row] = await run<Row>(LOCKED, [id]);
  return row === undefined ? null : endpointOf(row);
}

export async function listEndpoints(
  db: Db,
  scope: TenantScope,
  page: PageQuery & { readonly status?: string },
): Promise<Page<Endpoint>> {
  const sql = listSql("select * from webhook_endpoints", [["status", page.status]], page);
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(rows, sql, endpointOf, ({ row }) => row.id);
}

/** The lowest free place, or null when all are taken. */
export async function freeSlot(db: Db, scope: TenantScope, places: number): Promise<number | null> {
  const rows = await db.statement<Row>(scope, SLOTS, []);
  const taken = new Set(rows.map((row) => Number(row["slot"])));
  for (let slot = 1; slot <= places; slot += 1) if (!taken.has(slot)) return slot;
  return null;
}

/** Who wants which events, inside a transaction of the tenant's. */
export async function enabledEndpoints(
  run: Run,
): Promise<readonly { readonly id: string; readonly events: readonly string[] }[]> {
  const rows = await run<Row>(ENABLED, []);
  return rows.map((row) => ({ id: String(row["id"]), events: row["events"] as readonly string[] }));
}

/** Writes what deliveries did to an endpoint; not a change of its state. */
export async function writeStats(run: Run, id: string, stats: Endpoint["stats"]): Promise<void> {
  await run(STATS, [
    id,
    stats.lastSuccessAt,
    stats.lastFailureAt,
    stats.consecutiveFailures,
    stats.failingSince,
  ]);
}

/** Removes an endpoint together with what there is to tell of it; what was pending for it is skipped. False when there is none. */
export async function removeEndpoint(
  db: Db,
  scope: TenantScope,
  id: string,
  at: Date,
  tell: (endpoint: Endpoint) => Unit,
): Promise<boolean> {
  return db.tenant(scope, async (run) => {
    const endpoint = await lockEndpoint(run, id);
    if (endpoint === null) return false;
    await run(SKIP, [id, at.toISOString()]);
    await run(REMOVE, [id]);
    await commitIn(run, scope, tell(endpoint));
    return true;
  });
}

/** Passes every endpoint's sealed secrets through `seal` and stores what changed. Answers how many changed. */
export async function resealEndpoints(
  db: Db,
  scope: TenantScope,
  seal: (sealed: string, id: string) => string,
): Promise<number> {
  return db.tenant(scope, async (run) => {
    let changed = 0;
    for (const row of await run<Row>(ALL, [])) {
      const { row: kept } = endpointOf(row);
      const secret = seal(kept.secret, kept.id);
      const former = kept.former_secret === null ? null : seal(kept.former_secret, kept.id);
      if (secret === kept.secret && former === kept.former_secret) continue;
      await run(RESEAL, [kept.id, secret, former, kept.secret]);
      changed += 1;
    }
    return changed;
  });
}

function endpointOf(row: Row): Endpoint {
  const time = (name: string): string | null => (row[name] === null ? null : String(row[name]));
  return {
    row: {
      id: String(row["id"]),
      slot: Number(row["slot"]),
      url: String(row["url"]),
      events: row["events"] as readonly string[],
      ordering: row["ordering"] as WebhookEndpointRow["ordering"],
      status: row["status"] as WebhookEndpointRow["status"],
      doc: row["doc"] as Endpoint["row"]["doc"],
      secret: String(row["secret"]),
      former_secret: time("former_secret"),
      former_secret_until: time("former_secret_until"),
      version: Number(row["version"]),
      created_at: String(row["created_at"]),
      updated_at: String(row["updated_at"]),
    },
    stats: {
      lastSuccessAt: time("last_success_at"),
      lastFailureAt: time("last_failure_at"),
      consecutiveFailures: Number(row["consecutive_failures"]),
      failingSince: time("failing_since"),
    },
  };
}
