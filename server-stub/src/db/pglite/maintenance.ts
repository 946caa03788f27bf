import type { Arbiter } from "./arbiter.ts";
import { firstColumn } from "./simple-query.ts";

/** PGlite is a lone backend: nobody else writes checkpoints (the log would grow without bound) or removes dead rows. */
const CHECKPOINT_INTERVAL_MS = 60_000;
const VACUUM_INTERVAL_MS = 60_000;

/**
 * The tables that PostgreSQL's own autovacuum would take: more dead rows than 50 and a fifth of the living
 * (autovacuum_vacuum_threshold and autovacuum_vacuum_scale_factor at their defaults).
 */
const TABLES_DUE = `select format('%I.%I', schemaname, relname) from pg_stat_all_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup order by n_dead_tup desc`;

/**
 * Runs CHECKPOINT and VACUUM between other clients' transactions. Returns a function that stops it.
 * No ANALYZE: on empty tables it makes the planner choose sequential scans for foreign-key checks.
 */
export function startMaintenance(arbiter: Arbiter): () => void {
  // A backend that fails here fails its clients too, and they say so.
  const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);
  let vacuuming = false;
  const vacuum = async (): Promise<void> => {
    if (vacuuming) return;
    vacuuming = true;
    await vacuumDue(arbiter).finally(() => (vacuuming = false));
  };
  const timers = [
    setInterval(() => quietly(arbiter.maintain("checkpoint")), CHECKPOINT_INTERVAL_MS),
    setInterval(() => quietly(vacuum()), VACUUM_INTERVAL_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach((timer) => clearInterval(timer));
}

/**
 * Vacuums the tables that need it, one at a time, so that clients never wait for more than one table: a VACUUM of the
 * whole database with 50 tenants, each of them a schema, takes ten seconds.
 */
export async function vacuumDue(arbiter: Arbiter): Promise<readonly string[]> {
  const tables = firstColumn(await arbiter.maintain(TABLES_DUE));
  for (const table of tables) {
    // Messages of clients are read between two tables.
    await new Promise((resolve) => setImmediate(resolve));
    await arbiter.maintain(`vacuum ${table}`);
  }
  return tables;
}
