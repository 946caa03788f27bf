import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { newTenant } from "../support/world.ts";

/**
 * What placing each tenant's schema on a node of its own asks for (README, "Beyond one PostgreSQL server"), as far as the catalogue
 * tells it. That it runs there is not shown here.
 */
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await newTenant(database);
  await newTenant(database);
});
afterAll(() => database.close());

async function namesOf(query: string): Promise<readonly string[]> {
  const rows = await database.admin.transaction((run) => run(query));
  return rows.map((row) => String(row["name"]));
}

const OF_TENANTS =
  "n.oid in (select to_regnamespace(quote_ident(schema_name)) from platform.tenants)";
/** Shared tables that statements in a tenant's schema may touch; the README says what becomes of each. */
const SHARED = [
  "clocks",
  "jobs",
  "outbox",
  "provider_references",
  "tenants",
  "users",
  "widget_tokens",
];

describe("every tenant's schema stands alone", () => {
  it("and there are at least two, all with the same tables", async () => {
    const counts = await namesOf(
      `select count(*)::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and ${OF_TENANTS} group by n.oid`,
    );
    expect(counts.length).toBeGreaterThanOrEqual(2);
    expect(new Set(counts).size).toBe(1);
    expect(Number(counts[0])).toBeGreaterThan(30);
  });

  it("no foreign key leaves its schema", async () => {
    expect(
      await namesOf(
        `select k.conrelid::regclass || ' ' || k.conname || ' -> ' || k.confrelid::regclass as name
         from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
         join pg_class f on f.oid = k.confrelid where k.contype = 'f' and ${OF_TENANTS} and f.relnamespace <> n.oid`,
      ),
    ).toEqual([]);
  });

  it("every foreign key carries the tenant and the mode", async () => {
    expect(
      await namesOf(
        `select k.conrelid::regclass || ' ' || k.conname as name
         from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
         where k.contype = 'f' and ${OF_TENANTS} and not (
           select array_agg(a.attname::text) @> array['tenant_id', 'livemode'] from pg_attribute a
           where a.attrelid = k.conrelid and a.attnum = any (k.conkey))`,
      ),
    ).toEqual([]);
  });

  it("every table names its tenant and refuses any other", async () => {
    expect(
      await namesOf(
        `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind = 'r' and ${OF_TENANTS} and not exists (
           select from pg_constraint k join platform.tenants t on quote_ident(t.schema_name) = quote_ident(n.nspname)
           where k.conrelid = c.oid and k.contype = 'c' and pg_get_constraintdef(k.oid) like '%tenant_id = ''' || t.id || '''%')`,
      ),
    ).toEqual([]);
  });

  it("no default, view, inheritance or trigger reaches another tenant's schema", async () => {
    expect(
      await namesOf(
        `select distinct pg_describe_object(d.classid, d.objid, d.objsubid) || ' -> ' || f.oid::regclass as name
         from pg_depend d join pg_class f on f.oid = d.refobjid and d.refclassid = 'pg_class'::regclass
         join pg_namespace n on n.oid = f.relnamespace
         cross join lateral (select case d.classid
             when 'pg_class'::regclass then (select relnamespace from pg_class where oid = d.objid)
             when 'pg_rewrite'::regclass then (select c.relnamespace from pg_rewrite r join pg_class c on c.oid = r.ev_class where r.oid = d.objid)
             when 'pg_attrdef'::regclass then (select c.relnamespace from pg_attrdef a join pg_class c on c.oid = a.adrelid where a.oid = d.objid)
             when 'pg_trigger'::regclass then (select c.relnamespace from pg_trigger g join pg_class c on c.oid = g.tgrelid where g.oid = d.objid)
             when 'pg_proc'::regclass then (select pronamespace from pg_proc where oid = d.objid) end as schema) own
         where ${OF_TENANTS} and own.schema is not null and own.schema <> n.oid
           and own.schema <> 'pg_toast'::regnamespace`,
      ),
    ).toEqual([]);
  });

  it("no function of a tenant names another tenant's schema, and of the shared one only what is listed", async () => {
    const rows = await database.admin.transaction((run) =>
      run(
        `select n.nspname as schema, p.proname as name, p.prosrc as text,
           array(select t.schema_name from platform.tenants t where t.schema_name <> n.nspname) as others
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OF_TENANTS}`,
      ),
    );
    expect(rows.length).toBeGreaterThan(10);
    const shared = new Set<string>();
    for (const { name, text, others } of rows) {
      for (const schema of others as readonly string[])
        expect(String(text), String(name)).not.toContain(`"${schema}"`);
      const code = String(text).replaceAll(/--.*$/gm, "");
      for (const [, table = ""] of code.matchAll(
        /\b(?:from|join|into|update|delete from)\s+platform\.([a-z_]+)/g,
      ))
        shared.add(table);
    }
    expect([...shared].sort()).toEqual(SHARED);
  });
});
