import { EventEmitter } from "node:events";
import type pg from "pg";
import { describe, expect, it } from "vitest";
import { isFailure } from "../../src/db/failures.ts";
import { poolDb } from "../../src/db/pool-db.ts";

/** A pool of one connection that breaks at the statement with this text. */
function breakingAt(text: string): { readonly pool: pg.Pool; readonly released: unknown[] } {
  const released: unknown[] = [];
  let isBroken = false;
  const client = {
    query(
      asked: string | { readonly text: string },
    ): Promise<{ readonly rows: readonly unknown[] }> {
      if ((typeof asked === "string" ? asked : asked.text) === text) isBroken = true;
      return isBroken
        ? Promise.reject(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }))
        : Promise.resolve({ rows: [] });
    },
    release: (destroy: unknown) => void released.push(destroy),
  };
  const pool = Object.assign(new EventEmitter(), { connect: () => Promise.resolve(client) });
  return { pool: pool as unknown as pg.Pool, released };
}

describe("a connection that breaks inside a transaction", () => {
  it.each(["begin", "select 1", "commit"])(
    "at %s is told as unavailable, and thrown away",
    async (text) => {
      const { pool, released } = breakingAt(text);
      const db = poolDb("postgres", pool, () => Promise.resolve());
      const work = db.transaction((run) => run({ name: "one", text: "select 1" }, []));
      await expect(work).rejects.toSatisfy((error) => isFailure(error, "unavailable"));
      expect(released).toEqual([true]);
    },
  );
});
