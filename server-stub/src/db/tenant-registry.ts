import type { Admin } from "./admin.ts";

/** A tenant as the operator sees it. Times are ISO strings. */
export interface RegisteredTenant {
  readonly slug: string;
  readonly name: string;
  readonly status: "active" | "suspended";
  readonly liveSince: string | null;
}

/** All tenants by their short names. */
export async function listRegistered(admin: Admin): Promise<readonly RegisteredTenant[]> {
  const rows = await admin.transaction((run) =>
    run("select slug, name, status, live_since from platform.tenants order by slug"),
  );
  return rows.map((row) => ({
    slug: String(row["slug"]),
    name: String(row["name"]),
    status: row["status"] === "active" ? "active" : "suspended",
    liveSince: row["live_since"] === null ? null : String(row["live_since"]),
  }));
}

/** Opens live mode at an instant, or closes it with null. False without such a tenant. */
export async function setLiveSince(admin: Admin, slug: string, at: Date | null): Promise<boolean> {
  const rows = await admin.transaction((run) =>
    run(
      `update platform.tenants set live_since = case when $2::timestamptz is null then null else coalesce(live_since, $2) end,
         version = version + 1, updated_at = now() where slug = $1 returning id`,
      [slug, at?.toISOString() ?? null],
    ),
  );
  return rows.length > 0;
}

/** Suspends a tenant or lets it in again. False without such a tenant. */
export async function setTenantStatus(
  admin: Admin,
  slug: string,
  status: RegisteredTenant["status"],
): Promise<boolean> {
  const rows = await admin.transaction((run) =>
    run(
      "update platform.tenants set status = $2, version = version + 1, updated_at = now() where slug = $1 returning id",
      [slug, status],
    ),
  );
  return rows.length > 0;
}
