import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Arbiter } from "../../src/db/pglite/arbiter.ts";
import { vacuumDue } from "../../src/db/pglite/maintenance.ts";
import { firstColumn, simpleQueries } from "../../src/db/pglite/simple-query.ts";

let database: PGlite;
/** What the backend was asked, one entry for each call. */
const asked: string[] = [];
let arbiter: Arbiter;

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(`
    create role njia_app;
    create table kept (id int primary key);
    create table "Odd name" (id int primary key);
    create table emptied (id int primary key);
    insert into kept select generate_series(1, 1000);
    insert into "Odd name" select generate_series(1, 1000);
    insert into emptied select generate_series(1, 1000);
    delete from kept where id <= 40;
    delete from "Odd name" where id <= 900;
    delete from emptied`);
  // Counts reach the statistics once a second; now, instead.
  await database.exec("select pg_stat_force_next_flush()");
  arbiter = new Arbiter(
    {
      execProtocolRawSync: (message) => {
        asked.push(Buffer.from(message).toString("latin1"));
        return database.execProtocolRawSync(message);
      },
      syncToFs: () => Promise.resolve(),
    },
    false,
  );
});

afterAll(() => database.close());

const ofTest = (tables: readonly string[]): readonly string[] =>
  tables.filter((table) => table.startsWith("public."));

describe("removal of dead rows from the embedded database", () => {
  it("takes the tables with many dead rows, one at a time, and lets clients in between", async () => {
    const round = vacuumDue(arbiter);
    setImmediate(() => void arbiter.maintain("select 'of a client'"));
    const tables = await round;
    expect(ofTest(tables)).toEqual(["public.emptied", 'public."Odd name"']);
    const vacuums = asked.flatMap((text, at) => (text.includes("vacuum ") ? [at] : []));
    expect(vacuums).toHaveLength(tables.length);
    const client = asked.findIndex((text) => text.includes("of a client"));
    expect(client).toBeGreaterThan(0);
    expect(client).toBeLessThan(vacuums.at(-1) ?? 0);
  });

  it("leaves nothing to do for the next round", async () => {
    await database.exec("select pg_stat_force_next_flush()");
    expect(ofTest(await vacuumDue(arbiter))).toEqual([]);
  });
});

describe("the first column of an answer", () => {
  it("is read from its data rows, without nulls", () => {
    const answer = database.execProtocolRawSync(
      simpleQueries("select * from (values ('a', 1), (null, 2), ('é', 3)) as t"),
    );
    expect(firstColumn(answer)).toEqual(["a", "é"]);
  });
});
