import { escapeIdentifier, escapeLiteral } from "pg";
import { TRANSITIONS } from "../domain/shared/transitions.ts";
import type { Admin, AdminRun } from "./admin.ts";
import { fill, schemaChecksum, sqlFiles, type SqlFile } from "./migration-files.ts";

/** Any constant: whoever holds it is the one that migrates this database. */
const MIGRATION_LOCK = 7_130_264_511;
/** Written as the comment of the shared schema once everything is applied. */
const RELEASE_MARK = "schema ";

export interface MigrationReport {
  readonly control: readonly string[];
  /** Applied files per tenant schema; functions are redeployed without being listed. */
  readonly tenants: Readonly<Record<string, readonly string[]>>;
}

/** A migration that was applied with other text than it has now, or that this release does not know. */
export class MigrationMismatch extends Error {
  override readonly name = "MigrationMismatch";
}

/** Brings the shared schema and every tenant's schema to this release. Each schema is one transaction; running it again continues. */
export async function migrate(admin: Admin, app: string): Promise<MigrationReport> {
  const control = await admin.transaction(async (run) => {
    await lock(run);
    await run(sqlFiles.roles.text);
    await asOwner(run);
    const done = await applyPending(run, "control", "platform", sqlFiles.control, {
      app: escapeIdentifier(app),
    });
    await run(fill(sqlFiles.controlFunctions.text, { app: escapeIdentifier(app) }));
    await writeTransitions(run);
    return done;
  });
  const tenants: Record<string, readonly string[]> = {};
  for (const { id, schema, role } of await listTenants(admin)) {
    tenants[schema] = await admin.transaction(async (run) => {
      await lock(run);
      await asOwner(run);
      return migrateTenant(run, id, schema, role);
    });
  }
  await admin.transaction(async (run) => {
    await asOwner(run);
    await run(`comment on schema platform is ${escapeLiteral(RELEASE_MARK + schemaChecksum())}`);
  });
  return { control, tenants };
}

/** Whether exactly this release's SQL was applied last, to the shared schema and to every tenant's. */
export async function isCurrent(admin: Admin): Promise<boolean> {
  return admin.transaction(async (run) => {
    const [row] = await run(
      `select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = 'platform'`,
    );
    return row?.["mark"] === RELEASE_MARK + schemaChecksum();
  });
}

/** A new tenant's row as `provisionTenant` writes it. Times are ISO strings. */
export interface NewTenant {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly country: string;
  readonly defaultCurrency: string;
  readonly timezone: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** When live mode was opened for it; null leaves it to test keys. */
  readonly liveSince: string | null;
  readonly createdAt: string;
}

/** Short names of all tenants. */
export async function slugsOfTenants(admin: Admin): Promise<readonly string[]> {
  const rows = await admin.transaction((run) => run("select slug from platform.tenants"));
  return rows.map((row) => String(row["slug"]));
}

/** Registers a tenant and makes its role and schema, all in one transaction. */
export async function provisionTenant(admin: Admin, app: string, tenant: NewTenant): Promise<void> {
  await admin.transaction(async (run) => {
    await lock(run);
    await asOwner(run);
    const [names] = await run(
      `insert into platform.tenants (id, slug, name, country, default_currency, timezone, status, settings, live_since, version, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, 'active', $7::jsonb, $8, 1, $9, $9) returning schema_name, role_name`,
      [
        tenant.id,
        tenant.slug,
        tenant.name,
        tenant.country,
        tenant.defaultCurrency,
        tenant.timezone,
        JSON.stringify(tenant.settings),
        tenant.liveSince,
        tenant.createdAt,
      ],
    );
    const schema = String(names?.["schema_name"]);
    const role = String(names?.["role_name"]);
    // Roles are made with the administrator's own rights, everything else with the owner's.
    await run("set local role none");
    await run(
      `do $$ begin create role ${escapeIdentifier(role)} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    );
    await run(
      `grant njia_tenant to ${escapeIdentifier(role)}; grant ${escapeIdentifier(role)} to ${escapeIdentifier(app)}`,
    );
    await asOwner(run);
    await run(`create schema ${escapeIdentifier(schema)} authorization njia_owner`);
    await migrateTenant(run, tenant.id, schema, role);
    // Read at every start: nobody may see it from outside of this tenant.
    await run(`select set_config('app.tenant_id', $1, true)`, [tenant.id]);
    await run("insert into platform.canary values ($1)", [tenant.id]);
  });
}

async function migrateTenant(
  run: AdminRun,
  id: string,
  schema: string,
  role: string,
): Promise<readonly string[]> {
  const tokens = {
    schema: escapeIdentifier(schema),
    tenant: escapeLiteral(id),
    role: escapeIdentifier(role),
  };
  const done = await applyPending(run, "tenant", schema, sqlFiles.tenant, tokens);
  for (const file of sqlFiles.tenantFunctions) await run(fill(file.text, tokens));
  await run(fill(sqlFiles.tenantWalls.text, tokens));
  return done;
}

async function applyPending(
  run: AdminRun,
  stream: "control" | "tenant",
  scope: string,
  files: readonly SqlFile[],
  tokens: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const applied = await appliedChecksums(run, stream, scope);
  for (const name of applied.keys()) {
    if (!files.some((file) => file.name === name)) {
      throw new MigrationMismatch(
        `${scope} has the migration "${name}", which this release does not know. Start the newer release that made it.`,
      );
    }
  }
  const done: string[] = [];
  for (const file of files) {
    const checksum = applied.get(file.name);
    if (checksum === file.checksum) continue;
    if (checksum !== undefined) {
      throw new MigrationMismatch(
        `migration "${file.name}" was changed after ${scope} had it. Restore its text and put the change into a new file.`,
      );
    }
    await run(fill(file.text, tokens));
    await run(
      "insert into platform.migrations (stream, scope, name, checksum) values ($1, $2, $3, $4)",
      [stream, scope, file.name, file.checksum],
    );
    done.push(file.name);
  }
  return done;
}

async function appliedChecksums(
  run: AdminRun,
  stream: string,
  scope: string,
): Promise<ReadonlyMap<string, string>> {
  const [exists] = await run(`select to_regclass('platform.migrations') is not null as yes`);
  if (exists?.["yes"] !== true) return new Map();
  const rows = await run(
    "select name, checksum from platform.migrations where stream = $1 and scope = $2",
    [stream, scope],
  );
  return new Map(rows.map((row) => [String(row["name"]), String(row["checksum"])]));
}

/** The database's copy of the state machines, so that its triggers refuse what the domain would not decide. */
async function writeTransitions(run: AdminRun): Promise<void> {
  await run("delete from platform.state_transitions");
  const rows = Object.entries(TRANSITIONS).flatMap(([machine, pairs]) =>
    pairs.map(([from, to]) => ({ machine, from_state: from, to_state: to })),
  );
  await run(
    "insert into platform.state_transitions select * from jsonb_populate_recordset(null::platform.state_transitions, $1::jsonb)",
    [JSON.stringify(rows)],
  );
}

async function listTenants(
  admin: Admin,
): Promise<readonly { id: string; schema: string; role: string }[]> {
  return admin.transaction(async (run) => {
    const rows = await run("select id, schema_name, role_name from platform.tenants order by id");
    return rows.map((row) => ({
      id: String(row["id"]),
      schema: String(row["schema_name"]),
      role: String(row["role_name"]),
    }));
  });
}

async function lock(run: AdminRun): Promise<void> {
  await run("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
}

async function asOwner(run: AdminRun): Promise<void> {
  await run("set local role njia_owner");
}
