import { afterAll, beforeAll, expect, it } from "vitest";
import { readSoundness } from "../../src/db/soundness.ts";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import type { Got } from "../support/client.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { fc } from "../support/fast-check.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { STEPS } from "./commands.ts";
import { emptyMemory, newWalker, type Walker } from "./world.ts";

/** Random walks over the API that hold the invariants of domain.md section 6; a red one is shrunk to its shortest form. */

/** More of them: `WALKS=200 FAST_CHECK_SEED=7 npx vitest run test/walk`. */
const WALKS = Number(process.env["WALKS"] ?? 8);
const STEPS_OF_A_WALK = 30;
const FIVE_DAYS = 432_000;

let database: TestDatabase;
let server: TestServer;
let stranger: string;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer({ on: database, background: false });
  stranger = (await server.provision({})).apiKey;
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

it("no walk breaks an invariant", { timeout: 60_000 + WALKS * 20_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands([...STEPS], { maxCommands: STEPS_OF_A_WALK, size: "max" }),
      async (steps) => {
        const walker = await newWalker(server, stranger);
        const memory = emptyMemory();
        await fc.asyncModelRun(() => ({ model: memory, real: walker }), steps);
        // Everything that has a deadline meets it.
        await walker.call("POST /v1/sandbox/clock/advance", { seconds: FIVE_DAYS });
        await walker.reconcile(memory);
        await judge(walker);
      },
    ),
    { numRuns: WALKS, endOnFailure: false, interruptAfterTimeLimit: WALKS * 20_000 },
  );
});

/** What is asked of the whole afterwards, past the server where it could hide something. */
async function judge(walker: Walker): Promise<void> {
  const scope = { tenantId: walker.tenant.id, livemode: false };
  expect(await readSoundness(database.admin, scope)).toEqual([]);
  expect((await walker.call("GET /v1/audit-log/verify")).body).toMatchObject({ valid: true });
  await sequenceEvents(server.services);
  const events: Got["body"][] = [];
  for (;;) {
    const { body } = await walker.call(
      `GET /v1/events?afterSequence=${events.at(-1)?.sequence ?? 0}&limit=100`,
    );
    if (body.data.length === 0) break;
    events.push(...body.data);
  }
  const sequences: readonly number[] = events.map(({ sequence }) => sequence);
  expect(sequences, "numbers of events without a gap (invariant 23)").toEqual(
    sequences.map((_, index) => index + 1),
  );
  const versions = new Map<string, number[]>();
  for (const { type, resourceVersion, data } of events)
    if (type.startsWith("payment."))
      versions.set(data.id, [...(versions.get(data.id) ?? []), resourceVersion]);
  for (const [id, told] of versions)
    expect(told, `versions that events tell of ${id}`).toEqual(
      [...new Set(told)].sort((a, b) => a - b),
    );
}
