import type { StoredDelivery } from "../../domain/webhooks/types.ts";
import type { Db, Row, Run, Statement, TenantScope } from "../db.ts";
import { named } from "../pool-db.ts";
import { listSql, toPage, type Page, type PageQuery } from "./page.ts";

const ONE: Statement = { name: "delivery", text: "select * from deliveries where id = $1" };
const LOCKED: Statement = {
  name: "delivery_locked",
  text: "select * from deliveries where id = $1 for update",
};
const ENDPOINT: Statement = {
  name: "delivery_endpoint",
  text: "select endpoint_id from deliveries where id = $1",
};
const BEFORE: Statement = {
  name: "delivery_before",
  text: `select 1 from deliveries where endpoint_id = $1 and resource_id = $2 and sequence < $3 and status in ('pending', 'delivering') limit 1`,
};
const PARKED: Statement = {
  name: "delivery_parked",
  text: `select * from deliveries where endpoint_id = $1 and resource_id = $2 and status = 'pending' and next_attempt_at is null
    order by sequence limit 1 for update`,
};
// Events of a period that an endpoint may get (again), with the delivery that exists already.
const REPLAYABLE: Statement = {
  name: "deliveries_replayable",
  text: `select e.id, e.type, e.resource_id, e.sequence, to_jsonb(d) as delivery
    from events e left join deliveries d on d.event_id = e.id and d.endpoint_id = $1
    where e.sequence is not null and e.created_at >= $2 and e.created_at <= $3 and e.type = any ($4)
      and (not $5 or d.status is distinct from 'succeeded') and coalesce(d.status, '') not in ('pending', 'delivering')
    order by e.sequence limit $6`,
};

export async function findDelivery(
  db: Db,
  scope: TenantScope,
  id: string,
): Promise<StoredDelivery | null> {
  const [row] = await db.statement<Row>(scope, ONE, [id]);
  return row === undefined ? null : deliveryOf(row);
}

/** Read without holding it; a delivery never changes its endpoint. */
export async function endpointOfDelivery(run: Run, id: string): Promise<string | null> {
  const [row] = await run<Row>(ENDPOINT, [id]);
  return row === undefined ? null : String(row["endpoint_id"]);
}

/** Held until the transaction ends. */
export async function lockDelivery(run: Run, id: string): Promise<StoredDelivery | null> {
  const [row] = await run<Row>(LOCKED, [id]);
  return row === undefined ? null : deliveryOf(row);
}

export async function listDeliveries(
  db: Db,
  scope: TenantScope,
  endpointId: string,
  page: PageQuery & {
    readonly status?: string;
    readonly eventId?: string;
    readonly eventType?: string;
  },
): Promise<Page<StoredDelivery>> {
  const sql = listSql(
    "select * from deliveries",
    [
      ["endpoint_id", endpointId],
      ["status", page.status],
      ["event_id", page.eventId],
      ["event_type", page.eventType],
    ],
    page,
  );
  const rows = await db.statement<Row>(scope, named(sql.text), sql.values);
  return toPage(rows, sql, deliveryOf, (delivery) => delivery.id);
}

/** Whether an earlier event of the same resource is still on its way to the same endpoint. */
export async function waitsForEarlier(run: Run, delivery: StoredDelivery): Promise<boolean> {
  if (delivery.sequence === null) return false;
  const rows = await run(BEFORE, [delivery.endpoint_id, delivery.resource_id, delivery.sequence]);
  return rows.length > 0;
}

/** The next delivery of the same resource that waits for this one. */
export async function lockParked(
  run: Run,
  delivery: StoredDelivery,
): Promise<StoredDelivery | null> {
  const [row] = await run<Row>(PARKED, [delivery.endpoint_id, delivery.resource_id]);
  return row === undefined ? null : deliveryOf(row);
}

/** An event of the log, as far as a delivery needs it. */
export interface DeliverableEvent {
  readonly id: string;
  readonly type: string;
  readonly resourceId: string;
  readonly sequence: number;
}

/** Events of a period with the delivery of each to this endpoint, oldest first; what is on its way is left out. */
export async function replayable(
  db: Db,
  scope: TenantScope,
  endpointId: string,
  selection: {
    readonly since: string;
    readonly until: string;
    readonly types: readonly string[];
    readonly onlyUndelivered: boolean;
    readonly limit: number;
  },
): Promise<
  readonly { readonly event: DeliverableEvent; readonly delivery: StoredDelivery | null }[]
> {
  const { since, until, types, onlyUndelivered, limit } = selection;
  const rows = await db.statement<Row>(scope, REPLAYABLE, [
    endpointId,
    since,
    until,
    types,
    onlyUndelivered,
    limit,
  ]);
  return rows.map((row) => ({
    event: {
      id: String(row["id"]),
      type: String(row["type"]),
      resourceId: String(row["resource_id"]),
      sequence: Number(row["sequence"]),
    },
    delivery: row["delivery"] === null ? null : deliveryOf(row["delivery"] as Row),
  }));
}

/** Reads a row of the driver, or of to_jsonb, whose times have another form. */
function deliveryOf(row: Row): StoredDelivery {
  const time = (name: string): string => new Date(String(row[name])).toISOString();
  return {
    id: String(row["id"]),
    event_id: String(row["event_id"]),
    event_type: String(row["event_type"]),
    endpoint_id: String(row["endpoint_id"]),
    resource_id: String(row["resource_id"]),
    sequence: row["sequence"] === null ? null : Number(row["sequence"]),
    test_event: row["test_event"] as object | null,
    status: row["status"] as StoredDelivery["status"],
    rung: Number(row["rung"]),
    attempt_count: Number(row["attempt_count"]),
    next_attempt_at: row["next_attempt_at"] === null ? null : time("next_attempt_at"),
    attempts: row["attempts"] as StoredDelivery["attempts"],
    version: Number(row["version"]),
    created_at: time("created_at"),
    updated_at: time("updated_at"),
  };
}
