import { migrate } from "../src/db/migrate.ts";
import type { TestDatabase } from "../src/testing.ts";

/** What tenants cost that nobody uses. */
export interface Footprint {
  /** Of the database, for one more tenant. */
  readonly bytesPerTenant: number;
  /** One column and one index, a transaction per tenant. */
  readonly changeMs: number;
  /** Every function and wall of a tenant written again, as each release does. */
  readonly releaseMs: number;
}

/** `grow` adds tenants. The database is not to be used for anything else afterwards. */
export async function footprint(
  { admin, login }: TestDatabase,
  grow: () => Promise<void>,
): Promise<Footprint> {
  const look = (): Promise<{ readonly bytes: number; readonly schemas: readonly string[] }> =>
    admin.transaction(async (run) => {
      const [size] = await run("select pg_database_size(current_database())::text as bytes");
      const rows = await run("select schema_name from platform.tenants order by id");
      return {
        bytes: Number(size?.["bytes"]),
        schemas: rows.map((row) => String(row["schema_name"])),
      };
    });
  const before = await look();
  await grow();
  const after = await look();
  const count = after.schemas.length;
  let began = performance.now();
  for (const schema of after.schemas)
    await admin.transaction(async (run) => {
      await run(
        `alter table "${schema}".accounts add column bench_note text; create index bench_note on "${schema}".accounts (bench_note)`,
      );
    });
  const changeMs = (performance.now() - began) / count;
  began = performance.now();
  await migrate(admin, login);
  return {
    bytesPerTenant: (after.bytes - before.bytes) / (count - before.schemas.length),
    changeMs,
    releaseMs: (performance.now() - began) / count,
  };
}
