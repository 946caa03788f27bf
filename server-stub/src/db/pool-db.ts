import { createHash } from "node:crypto";
import pg from "pg";
import type {
  Db,
  InTenant,
  Row,
  Run,
  SqlValue,
  Statement,
  TenantFunction,
  TenantScope,
} from "./db.ts";
import { toFailure } from "./failures.ts";
import { ReadLanes, type RunTogether } from "./read-lanes.ts";
import { TenantBatch } from "./tenant-batch.ts";

const ENTER: Statement = { name: "enter_tenant", text: "select platform.enter($1, $2) as schema" };

/** Driver settings both factories share: int8 as bigint, timestamps as ISO strings, dates as text. */
export const sharedPoolOptions = {
  pipeline: true,
  types: {
    getTypeParser(oid: number, format?: "text" | "binary"): (text: string) => unknown {
      if (oid === pg.types.builtins.INT8) return BigInt;
      if (oid === pg.types.builtins.TIMESTAMPTZ) return (text) => new Date(text).toISOString();
      if (oid === pg.types.builtins.DATE) return (text) => text;
      return pg.types.getTypeParser(oid, format ?? "text");
    },
  },
} as const;

/** The Db over a pool of connections, whatever stands behind them. */
export function poolDb(kind: Db["kind"], pool: pg.Pool, afterClose: () => Promise<void>): Db {
  // An idle connection that breaks must not end the process; the next query reports the trouble.
  pool.on("error", () => undefined);
  // Nor one that breaks while it is lent: its queries fail by themselves, and their callers hear of it.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const calls = new Map<TenantFunction, Statement>();

  async function inTransaction<T>(
    opening: readonly [Statement, readonly SqlValue[]] | null,
    work: (run: Run, opened: Row | undefined) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => Promise.reject(toFailure(error)));
    const run = runOn(client);
    try {
      // Both are on the wire before either is answered: one round trip.
      const begun = client.query("begin").catch(fail);
      const opened = opening === null ? Promise.resolve([]) : run(...opening);
      await Promise.all([begun, opened]);
      const result = await work(run, (await opened)[0]);
      await client.query("commit").catch(fail);
      client.release();
      return result;
    } catch (error) {
      const broken = await client.query("rollback").then(
        () => false,
        () => true,
      );
      client.release(broken);
      throw isDriverError(error) ? toFailure(error) : error;
    }
  }

  const together: RunTogether = async (scope, next) => {
    const client = await pool.connect().catch((error: unknown) => Promise.reject(toFailure(error)));
    const batch = new TenantBatch(scope, next(), sharedPoolOptions.types);
    try {
      client.query(batch);
      const answers = await batch.done;
      client.release();
      return answers;
    } catch (error) {
      client.release(!isDriverError(error) || error.severity !== "ERROR");
      throw toFailure(error);
    }
  };
  const lanes = new ReadLanes(together);

  return {
    kind,
    run: runOn(pool),
    transaction: (work) => inTransaction(null, work),
    tenant: (scope: TenantScope, work) =>
      inTransaction([ENTER, [scope.tenantId, scope.livemode]], (run, opened) =>
        work(run, String(opened?.["schema"])),
      ),
    statement: (async (scope, statement, values) => {
      const [rows = []] = await together(scope, () => [{ statement, values }]);
      return rows;
    }) as InTenant,
    quickRead: ((scope, statement, values) => lanes.read(scope, { statement, values })) as InTenant,
    async call(scope, name, argument) {
      let statement = calls.get(name);
      if (statement === undefined) {
        statement = {
          name: `call_${name}`,
          text: "select platform.call($1, $2, $3, $4::jsonb) as answer",
        };
        calls.set(name, statement);
      }
      const rows = await runOn(pool)(statement, [scope.tenantId, scope.livemode, name, argument]);
      return rows[0]?.["answer"];
    },
    async close() {
      await pool.end();
      await afterClose();
    },
  };
}

/** Names a statement by its text, for queries that a builder put together. */
export function named(text: string): Statement {
  return { name: createHash("sha1").update(text).digest("base64url"), text };
}

function runOn(target: pg.Pool | pg.PoolClient): Run {
  return async <R extends Row>(
    statement: Statement,
    values: readonly SqlValue[],
  ): Promise<readonly R[]> => {
    try {
      const result = await target.query<R>({
        name: statement.name,
        text: statement.text,
        values: [...values],
      });
      return result.rows;
    } catch (error) {
      throw toFailure(error);
    }
  };
}

/** A connection that breaks at the end of a transaction is a failure of the database, like any other. */
function fail(error: unknown): never {
  throw toFailure(error);
}

function isDriverError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError;
}
