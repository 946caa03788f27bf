import { afterAll, beforeAll, expect, it } from "vitest";
import { eventsAfter } from "../../src/db/queries/events.ts";
import { commitIn } from "../../src/db/unit.ts";
import { newEvent } from "../../src/domain/shared/events.ts";
import type { Services } from "../../src/domain/shared/services.ts";
import { sequenceTenant } from "../../src/workers/sequencer.ts";
import { tellCriterion } from "../support/criteria.ts";
import { openServerTestDatabase, type TestDatabase } from "../support/database.ts";
import { startCluster, type Cluster } from "../support/postgres-cluster.ts";
import { newTenant, servicesFor } from "../support/world.ts";

let cluster: Cluster;
let database: TestDatabase;
let services: Services;
beforeAll(async () => {
  cluster = await startCluster();
  database = await openServerTestDatabase(cluster.url);
  services = servicesFor(database);
});
afterAll(async () => {
  await database.close();
  cluster.remove();
});

/** A transaction that has written its event and is held open until `release`. */
function held(
  scope: Parameters<typeof sequenceTenant>[1],
  id: string,
): { written: Promise<void>; release: () => Promise<void> } {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  let tell = (): void => undefined;
  const written = new Promise<void>((resolve) => (tell = resolve));
  const done = services.db.tenant(scope, async (run) => {
    const event = newEvent(
      "account.created",
      { id, object: "account", version: 1 },
      new Date().toISOString(),
      null,
    );
    await commitIn(run, scope, { events: [event] });
    tell();
    await gate;
  });
  return {
    written,
    async release() {
      open();
      await done;
    },
  };
}

it("numbers events as they become visible: of two transactions that commit in reverse order, a reader sees both", async () => {
  const scope = await newTenant(database);
  await sequenceTenant(services, scope);
  const before = (await eventsAfter(services.db, scope, 0, 100)).at(-1)?.sequence ?? 0;
  const first = held(scope, "acc_first");
  await first.written;
  const second = held(scope, "acc_second");
  await second.written;
  await second.release();
  expect(await sequenceTenant(services, scope)).toBe(1);
  const seen = await eventsAfter(services.db, scope, before, 100);
  expect(seen.map(({ data, sequence }) => [(data as { id: string }).id, sequence])).toEqual([
    ["acc_second", before + 1],
  ]);
  await first.release();
  expect(await sequenceTenant(services, scope)).toBe(1);
  // A reader who goes on behind what it has seen misses nothing.
  const rest = await eventsAfter(services.db, scope, before + 1, 100);
  expect(rest.map(({ data, sequence }) => [(data as { id: string }).id, sequence])).toEqual([
    ["acc_first", before + 2],
  ]);
});

it("misses nothing and leaves no gap, in whatever order three transactions commit", async () => {
  const scope = await newTenant(database);
  await sequenceTenant(services, scope);
  let position = (await eventsAfter(services.db, scope, 0, 100)).at(-1)?.sequence ?? 0;
  const orders = [0, 1, 2].flatMap((a) =>
    [0, 1, 2].filter((b) => b !== a).map((b) => [a, b, 3 - a - b] as const),
  );
  const seen: string[] = [];
  for (const order of orders) {
    const writers: { readonly release: () => Promise<void> }[] = [];
    for (const name of ["a", "b", "c"]) {
      const writer = held(scope, `acc_${order.join("")}${name}`);
      await writer.written;
      writers.push(writer);
    }
    for (const next of order) {
      await writers[next]?.release();
      await sequenceTenant(services, scope);
      // A reader who goes on behind what it has seen.
      for (const { sequence, data } of await eventsAfter(services.db, scope, position, 100)) {
        expect(sequence).toBe(position + 1);
        position = sequence;
        seen.push((data as { id: string }).id);
      }
    }
  }
  const wanted = orders.flatMap((order) => order.map((at) => `acc_${order.join("")}${"abc"[at]}`));
  expect(seen).toEqual(wanted);
  tellCriterion(
    4,
    `${seen.length} of ${wanted.length} events seen over ${orders.length} orders of commit, 0 gaps`,
    "all seen, gap-free",
  );
});
