import pg from "pg";
import type { Db } from "./db.ts";
import { poolDb, sharedPoolOptions } from "./pool-db.ts";

/** How long a request may wait for a free connection before it is answered 503. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Connections are renewed, because plans cached per tenant and connection add up (0.2 MB each). */
const CONNECTION_LIFETIME_S = 1_800;

/** A pool of connections to a PostgreSQL server, logged in as the application role. Nothing is checked here: see boot-checks.ts. */
export function openPostgres(url: string, poolSize: number): Db {
  const pool = new pg.Pool({
    ...sharedPoolOptions,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    application_name: "njia-server",
  });
  return poolDb("postgres", pool, () => Promise.resolve());
}
