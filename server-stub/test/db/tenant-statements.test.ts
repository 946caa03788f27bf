import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Statement } from "../../src/db/db.ts";
import { ReadLanes } from "../../src/db/read-lanes.ts";
import type { Caller } from "../../src/domain/shared/actor.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import { newTenant, openWorld, type World } from "../support/world.ts";

let world: World;
let other: Caller;

beforeAll(async () => {
  world = await openWorld();
  other = await newTenant(world.database);
});
afterAll(() => world.close());

const ACCOUNTS: Statement = { name: "test_accounts", text: "select id from accounts order by id" };
const WHO: Statement = {
  name: "test_who",
  text: "select current_setting('app.tenant_id', true) as tenant, current_user::text as role, $1::text as given, $2::text[] as list",
};
const DIVIDE: Statement = { name: "test_divide", text: "select 10 / $1::integer as share" };
const OUTSIDE: Statement = {
  name: "test_outside",
  text: "select nullif(current_setting('app.tenant_id', true), '') as tenant, current_user::text as role",
};

describe("one statement in a tenant", () => {
  it.each(["statement", "quickRead"] as const)("%s sees its own rows alone", async (way) => {
    const { db } = world.services;
    const ids = (caller: Caller) => db[way]<{ readonly id: string }>(caller, ACCOUNTS, []);
    expect((await ids(world.caller)).map(({ id }) => id)).toContain(world.account.id);
    expect((await ids(other)).map(({ id }) => id)).not.toContain(world.account.id);
    expect(await ids({ ...world.caller, livemode: !world.caller.livemode })).not.toContainEqual({
      id: world.account.id,
    });
    await expect(ids({ ...world.caller, tenantId: newId("ten") })).rejects.toThrow(
      /does not exist/,
    );
  });

  it("leaves nothing of the tenant on the connection", async () => {
    const { db } = world.services;
    const [inside] = await db.statement(world.caller, WHO, ["x", []]);
    const seen = await Promise.all(Array.from({ length: 40 }, () => db.run(OUTSIDE, [])));
    expect(inside?.["tenant"]).toBe(world.caller.tenantId);
    for (const [outside] of seen) {
      expect(outside?.["tenant"]).toBeNull();
      expect(outside?.["role"]).not.toBe(inside?.["role"]);
    }
  });

  it("that fails leaves a connection that works", async () => {
    const { db } = world.services;
    const shares = await Promise.allSettled(
      [1, 0, 2].map((by) => db.statement(world.caller, DIVIDE, [by])),
    );
    expect(shares.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await db.statement(world.caller, DIVIDE, [5])).toEqual([{ share: 2 }]);
  });
});

describe("reads that travel together", () => {
  it("are each answered with their own rows, across tenants", async () => {
    const { db } = world.services;
    const values = ["plain", 'quo"te', "back\\slash", "{braces,}", "", "é中"];
    const asked = Array.from({ length: 200 }, (_, index) => ({
      caller: index % 3 === 0 ? other : world.caller,
      given: `${values[index % values.length]} ${index}`,
      list: values.slice(0, index % values.length),
    }));
    const answers = await Promise.all(
      asked.map(({ caller, given, list }) => db.quickRead(caller, WHO, [given, list])),
    );
    answers.forEach(([row], index) => {
      const { caller, given, list } = asked[index] ?? { caller: other, given: "", list: [] };
      expect(row).toMatchObject({ tenant: caller.tenantId, given, list });
    });
  });

  it("fail alone", async () => {
    const { db } = world.services;
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        db.quickRead<{ readonly share: number }>(world.caller, DIVIDE, [index % 10]),
      ),
    );
    results.forEach((result, index) => {
      if (index % 10 === 0) expect(result.status).toBe("rejected");
      else
        expect(result).toEqual({
          status: "fulfilled",
          value: [{ share: Math.trunc(10 / (index % 10)) }],
        });
    });
  });
});

describe("read lanes", () => {
  it("refuse whoever waits when there is no connection, and take the next ones", async () => {
    let isAway = true;
    const taken: number[] = [];
    const lanes = new ReadLanes(async (_scope, next) => {
      await Promise.resolve();
      if (isAway) throw new Error("away");
      const asked = next();
      taken.push(asked.length);
      return asked.map(({ values }) => [{ value: values[0] }]);
    });
    const scope = { tenantId: "ten", livemode: false };
    const read = (value: number) => lanes.read(scope, { statement: DIVIDE, values: [value] });
    const refused = await Promise.allSettled([read(1), read(2), read(3)]);
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    isAway = false;
    const answers = await Promise.all(Array.from({ length: 100 }, (_, value) => read(value)));
    expect(answers.map(([row]) => row?.["value"])).toEqual(
      Array.from({ length: 100 }, (_, n) => n),
    );
    expect(Math.max(...taken)).toBe(32);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(100);
  });

  it("go past a connection that no longer answers", async () => {
    let calls = 0;
    const lanes = new ReadLanes((_scope, next) => {
      const asked = next();
      calls += 1;
      return calls <= 2
        ? new Promise(() => undefined)
        : Promise.resolve(asked.map(({ values }) => [{ value: values[0] }]));
    }, 5);
    const scope = { tenantId: "ten", livemode: false };
    const read = (value: number) => lanes.read(scope, { statement: DIVIDE, values: [value] });
    void read(1);
    void read(2);
    expect(await read(3)).toEqual([{ value: 3 }]);
    expect(calls).toBe(3);
  });
});
