import { StartupRefusal } from "../config/refusal.ts";
import type { Db, Row, Statement } from "./db.ts";
import { isFailure } from "./failures.ts";
import { sqlFiles } from "./migration-files.ts";

const ROLE: Statement = {
  name: "boot_role",
  text: `select current_user as name, r.rolsuper, r.rolbypassrls, s.rolsuper as session_super, s.rolbypassrls as session_bypass, s.rolinherit
    from pg_roles r, pg_roles s where r.rolname = current_user and s.rolname = session_user`,
};
const OWNED: Statement = {
  name: "boot_owned",
  text: `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'platform' or n.nspname like 't\\_%') and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_get_userbyid(c.relowner) = current_user limit 5`,
};
const OWNER_MEMBER: Statement = {
  name: "boot_owner_member",
  text: `select exists (select from pg_roles where rolname = 'njia_owner') and pg_has_role(current_user, 'njia_owner', 'member') as yes`,
};
const OPEN_TABLES: Statement = {
  name: "boot_open_tables",
  text: `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where (n.nspname = 'platform' or n.nspname like 't\\_%') and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity) order by 1 limit 5`,
};
const OWNER_VIEWS: Statement = {
  name: "boot_owner_views",
  text: `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where (n.nspname = 'platform' or n.nspname like 't\\_%') and c.relkind in ('v', 'm')
      and (c.relkind = 'm' or not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1']) order by 1 limit 5`,
};
const DEFINERS: Statement = {
  name: "boot_definers",
  text: `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where (n.nspname = 'platform' or n.nspname like 't\\_%') and p.prosecdef limit 5`,
};
const POLICIES: Statement = {
  name: "boot_policies",
  text: `select schemaname || '.' || tablename || ' (' || policyname || ')' as name from pg_policies where schemaname like 't\\_%' and policyname <> 'own_rows' limit 5`,
};
const MIGRATIONS: Statement = {
  name: "boot_migrations",
  text: `select name, checksum from platform.migrations where stream = 'control'`,
};
const BEHIND: Statement = {
  name: "boot_behind",
  text: `select t.schema_name as name from platform.tenants t
    where (select count(*) from platform.migrations m where m.stream = 'tenant' and m.scope = t.schema_name) <> $1 limit 5`,
};
const TENANTS: Statement = {
  name: "boot_tenants",
  text: "select id from platform.tenants order by id desc limit 100",
};
const CANARY_OPEN: Statement = {
  name: "boot_canary_open",
  text: "select count(*)::int as count from platform.canary",
};
const CANARY: Statement = { name: "boot_canary", text: "select tenant_id, livemode from canary" };

/** Refuses to serve unless the database keeps tenants apart by itself. Throws a StartupRefusal that says what to change. */
export async function checkDatabase(db: Db): Promise<void> {
  await checkRole(db);
  await checkMigrations(db);
  await refuseAny(
    db,
    OWNED,
    "is the owner of",
    "Owners are not held back by row-level security rules they can change. Let njia_owner own them (run `njia-server migrate`).",
  );
  await refuseAny(
    db,
    OPEN_TABLES,
    "has tables with a tenant_id but without forced row-level security:",
    "Run `njia-server migrate`, which forces it on every such table.",
  );
  await refuseAny(
    db,
    POLICIES,
    "has policies beside the one that the migrations make:",
    "Policies add up, so each of them opens a door. Drop them.",
  );
  await refuseAny(
    db,
    OWNER_VIEWS,
    "has views that read with their owner’s rights:",
    "Create them with (security_invoker = true).",
  );
  await refuseAny(
    db,
    DEFINERS,
    "has functions that run with their owner’s rights:",
    "Create them as SECURITY INVOKER.",
  );
  await checkCanary(db);
}

async function checkRole(db: Db): Promise<void> {
  const [role] = await db.run<Row>(ROLE, []);
  const name = String(role?.["name"]);
  const advice =
    "Run `njia-server migrate` with DATABASE_ADMIN_URL, and connect with a login of its own, e.g. njia_app.";
  if (role?.["rolsuper"] === true || role?.["session_super"] === true)
    throw new StartupRefusal(
      "DATABASE_URL",
      `the role "${name}" is a superuser, to whom row-level security does not apply. ${advice}`,
    );
  if (role?.["rolbypassrls"] === true || role?.["session_bypass"] === true)
    throw new StartupRefusal("DATABASE_URL", `the role "${name}" has BYPASSRLS. ${advice}`);
  if (role?.["rolinherit"] === true)
    throw new StartupRefusal(
      "DATABASE_URL",
      `the role "${name}" inherits the rights of its roles; every tenant's rows would be in its reach. ${advice}`,
    );
  const [member] = await db.run<Row>(OWNER_MEMBER, []);
  if (member?.["yes"] === true)
    throw new StartupRefusal(
      "DATABASE_URL",
      `the role "${name}" may become njia_owner. Revoke njia_owner from it. ${advice}`,
    );
}

async function checkMigrations(db: Db): Promise<void> {
  const missing = "Run `njia-server migrate` with DATABASE_ADMIN_URL.";
  let rows: readonly Row[];
  try {
    rows = await db.run<Row>(MIGRATIONS, []);
  } catch (error) {
    if (isFailure(error, "unavailable")) throw error;
    throw new StartupRefusal("DATABASE_URL", `the database is not migrated. ${missing}`, {
      cause: error,
    });
  }
  const applied = new Map(rows.map((row) => [String(row["name"]), String(row["checksum"])]));
  const behind = sqlFiles.control
    .filter((file) => applied.get(file.name) !== file.checksum)
    .map((file) => file.name);
  if (behind.length > 0)
    throw new StartupRefusal(
      "DATABASE_URL",
      `the database lacks the migrations ${behind.join(", ")} of this release. ${missing}`,
    );
  const [tenant] = await db.run<Row>(BEHIND, [sqlFiles.tenant.length]);
  if (tenant !== undefined)
    throw new StartupRefusal(
      "DATABASE_URL",
      `the schema ${String(tenant["name"])} is not at this release. ${missing}`,
    );
}

async function refuseAny(
  db: Db,
  statement: Statement,
  what: string,
  advice: string,
): Promise<void> {
  const rows = await db.run<Row>(statement, []);
  if (rows.length === 0) return;
  throw new StartupRefusal(
    "DATABASE_URL",
    `the connection ${what} ${rows.map((row) => String(row["name"])).join(", ")}. ${advice}`,
  );
}

/** What the catalogue promises, tried for real: outside a tenant nothing is seen, inside one only its own mode's row. */
async function checkCanary(db: Db): Promise<void> {
  const [open] = await db.run<Row>(CANARY_OPEN, []);
  if (Number(open?.["count"]) !== 0)
    throw new StartupRefusal(
      "DATABASE_URL",
      "rows of tenants are readable outside of any tenant. Row-level security does not hold on this connection.",
    );
  for (const { id } of await db.run<Row & { readonly id: string }>(TENANTS, [])) {
    for (const livemode of [true, false]) {
      const seen = await db.tenant({ tenantId: id, livemode }, (run) => run<Row>(CANARY, []));
      if (seen.length !== 1 || seen[0]?.["tenant_id"] !== id || seen[0]["livemode"] !== livemode) {
        throw new StartupRefusal(
          "DATABASE_URL",
          `a transaction of the tenant ${id} sees ${seen.length} canary rows instead of its own one. Row-level security does not hold.`,
        );
      }
    }
  }
}
