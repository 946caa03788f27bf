import { escapeIdentifier } from "pg";
import type { Admin } from "../../src/db/admin.ts";
import type { TenantScope } from "../../src/db/db.ts";

/** Table -> number of rows and a digest of them, of everything that a tenant has in one mode; read with the administrator's rights. */
export async function rowDigests(
  admin: Admin,
  { tenantId, livemode }: TenantScope,
): Promise<Readonly<Record<string, string>>> {
  return admin.transaction(async (run) => {
    const tables = await run(
      `select table_schema, table_name from information_schema.columns
       where column_name in ('livemode', 'tenant_id') and (table_schema = 'platform' or table_schema = (select schema_name from platform.tenants where id = $1))
       group by 1, 2 having count(*) = 2 order by 1, 2`,
      [tenantId],
    );
    const digests: Record<string, string> = {};
    for (const { table_schema: schema, table_name: name } of tables) {
      const table = `${escapeIdentifier(String(schema))}.${escapeIdentifier(String(name))}`;
      const [row] = await run(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${table} t where tenant_id = $1 and livemode = $2`,
        [tenantId, livemode],
      );
      digests[`${String(schema)}.${String(name)}`] = String(row?.["digest"]);
    }
    return digests;
  });
}

/**
 * What the database consists of (tables, columns, functions, policies, roles, other tenants), as one digest per kind. Roles belong to
 * the whole server, where other test files make theirs: those with powers count, and those of this database's tenants.
 */
export async function databaseShape(
  admin: Admin,
  tenantId: string,
): Promise<Readonly<Record<string, unknown>>> {
  return admin.transaction(async (run) => {
    const [shape] = await run(
      `select
         (select md5(string_agg(table_schema || table_name || column_name || data_type, ',' order by table_schema, table_name, column_name)) from information_schema.columns where table_schema !~ '^(pg_|information_schema)') as columns,
         (select md5(string_agg(p.oid::text || p.proname || p.prosrc, ',' order by p.oid)) from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname !~ '^(pg_|information_schema)') as functions,
         (select md5(string_agg(schemaname || tablename || policyname || coalesce(qual, ''), ',' order by schemaname, tablename, policyname)) from pg_policies) as policies,
         (select md5(string_agg(r::text, ',' order by rolname)) from (
            select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles
            where rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolname in (select role_name from platform.tenants)) r) as roles,
         (select md5(string_agg(t::text, ',' order by id)) from platform.tenants t where id <> $1) as tenants`,
      [tenantId],
    );
    return shape ?? {};
  });
}
