import { afterAll, beforeAll, expect, it } from "vitest";
import { eventsAfter } from "../../src/db/queries/events.ts";
import { commitIn } from "../../src/db/unit.ts";
import { newEvent } from "../../src/domain/shared/events.ts";
import type { Services } from "../../src/domain/shared/services.ts";
import { sequenceTenant } from "../../src/workers/sequencer.ts";
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
