import pg from "pg";
import { toFailure } from "./failures.ts";
import { sharedPoolOptions } from "./pool-db.ts";

/** Runs text that may hold several statements; answers the rows of the last one. */
export type AdminRun = (
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The administrator's door: makes roles, schemas and tables. Never used while serving requests. */
export interface Admin {
  /** One transaction with the administrator's own rights; `asOwner` in migrate.ts lowers them to njia_owner. */
  transaction<T>(work: (run: AdminRun) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** An administrator over one connection of its own, given as a pg pool. `opening` runs first in every transaction. */
export function poolAdmin(pool: pg.Pool, opening: string): Admin {
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    async transaction(work) {
      const client = await pool
        .connect()
        .catch((error: unknown) => Promise.reject(toFailure(error)));
      const run: AdminRun = async (text, values) => {
        const result: pg.QueryResult | pg.QueryResult[] = await (values === undefined
          ? client.query(text)
          : client.query(text, [...values]));
        // Several statements answer with an array of results, whatever the types of the driver say.
        const last: pg.QueryResult | undefined = Array.isArray(result) ? result.at(-1) : result;
        return last?.rows ?? [];
      };
      try {
        await client.query(`begin; ${opening}`);
        const result = await work(run);
        await client.query("commit");
        client.release();
        return result;
      } catch (error) {
        const broken = await client.query("rollback").then(
          () => false,
          () => true,
        );
        client.release(broken);
        throw error instanceof pg.DatabaseError ? toFailure(error) : error;
      }
    },
    close: () => pool.end(),
  };
}

/** An administrator on a PostgreSQL server. */
export function postgresAdmin(url: string): Admin {
  const pool = new pg.Pool({
    types: sharedPoolOptions.types,
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 5_000,
    application_name: "njia-admin",
  });
  return poolAdmin(pool, "set local lock_timeout = 0");
}
