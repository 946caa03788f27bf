import type { Db, Row, Statement, TenantScope } from "../db.ts";

/** A tenant as stored. Times are ISO strings. */
export interface TenantRecord {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly defaultCurrency: string;
  readonly timezone: string;
  readonly status: "active" | "suspended";
  readonly settings: Readonly<Record<string, unknown>>;
  /** When the operator opened live mode; null until then. */
  readonly liveSince: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const BY_SLUG: Statement = {
  name: "tenant_by_slug",
  text: "select * from platform.tenants where slug = $1",
};
const BY_ID: Statement = {
  name: "tenant_by_id",
  text: "select * from platform.tenants where id = $1",
};
const ALL: Statement = { name: "tenants_all", text: "select * from platform.tenants order by id" };
const UPDATE: Statement = {
  name: "tenant_update",
  text: `update platform.tenants set name = $2, timezone = $3, settings = settings || $4::jsonb, version = version + 1, updated_at = $5
    where id = current_setting('app.tenant_id') and id = $1 returning *`,
};

export async function findTenantBySlug(db: Db, slug: string): Promise<TenantRecord | null> {
  const [row] = await db.run<Row>(BY_SLUG, [slug]);
  return row === undefined ? null : tenantOf(row);
}

/** Every tenant of this database, for work that goes through all of them. */
export async function allTenants(db: Db): Promise<readonly TenantRecord[]> {
  return (await db.run<Row>(ALL, [])).map(tenantOf);
}

export async function findTenant(db: Db, id: string): Promise<TenantRecord | null> {
  const [row] = await db.run<Row>(BY_ID, [id]);
  return row === undefined ? null : tenantOf(row);
}

/** Changes name, time zone and settings (given settings win, others stay). */
export async function updateTenant(
  db: Db,
  scope: TenantScope,
  name: string,
  timezone: string,
  settings: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<TenantRecord | null> {
  const [row] = await db.statement<Row>(scope, UPDATE, [
    scope.tenantId,
    name,
    timezone,
    JSON.stringify(settings),
    at.toISOString(),
  ]);
  return row === undefined ? null : tenantOf(row);
}

function tenantOf(row: Row): TenantRecord {
  return {
    id: String(row["id"]),
    slug: String(row["slug"]),
    name: String(row["name"]),
    country: String(row["country"]),
    defaultCurrency: String(row["default_currency"]),
    timezone: String(row["timezone"]),
    status: row["status"] === "active" ? "active" : "suspended",
    settings: row["settings"] as TenantRecord["settings"],
    liveSince: row["live_since"] === null ? null : String(row["live_since"]),
    version: Number(row["version"]),
    createdAt: String(row["created_at"]),
    updatedAt: String(row["updated_at"]),
  };
}
