import newman, { type NewmanRunSummary } from "newman";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { JOURNEYS } from "../../web/playground/journeys/index.ts";
import { send } from "../support/client.ts";
import { openExportWorld, type ExportWorld } from "./exports-world.ts";

let world: ExportWorld;
beforeAll(async () => {
  world = await openExportWorld();
});
afterAll(() => world.server.stop());

/** The collection as this server exports it, with its own address in it. */
async function exported(query: string): Promise<object> {
  const { url } = world.server;
  const got = await send(url, `GET /api/docs/export/postman?baseUrl=${url}&${query}`);
  expect(got.status).toBe(200);
  return got.body as object;
}

function run(collection: object): Promise<NewmanRunSummary> {
  const envVar = Object.entries(world.values).map(([key, value]) => ({ key, value }));
  return new Promise((resolve, reject) => {
    newman.run({ collection, envVar, reporters: [], timeoutRequest: 30_000 }, (error, summary) =>
      error === null || error === undefined ? resolve(summary) : reject(error),
    );
  });
}

/** What went wrong in a run, one line each; also a request that carries less than `tests` tests. */
function problemsOf(summary: NewmanRunSummary, tests: number): readonly string[] {
  const failures = summary.run.failures.map(
    ({ source, error }) => `${source?.name}: ${error.test ?? ""} ${error.message.slice(0, 300)}`,
  );
  const others = summary.run.executions.flatMap(({ item, response, assertions }) => {
    const code = (response as { code?: number } | undefined)?.code ?? 0;
    const count = (assertions as readonly unknown[] | undefined)?.length ?? 0;
    return [
      ...(code >= 200 && code < 300 ? [] : [`${item.name}: answered ${code}`]),
      ...(count >= tests ? [] : [`${item.name}: ${count} tests`]),
    ];
  });
  return [...failures, ...others];
}

describe("the exported Postman collection in newman", () => {
  // First, while the rate limits of the minute are untouched: a refusal would be a second problem.
  it("goes red where an answer is not what it should be", async () => {
    const text = JSON.stringify(await exported("journey=first-payment"));
    const broken = text.replace(String.raw`to.eql(\"completed\")`, String.raw`to.eql(\"failed\")`);
    expect(broken).not.toBe(text);
    expect(problemsOf(await run(JSON.parse(broken) as object), 3)).toHaveLength(1);
  });

  it("runs green with every operation, twice in a row", { timeout: 300_000 }, async () => {
    const collection = await exported("deprecated=true");
    for (const round of [1, 2]) {
      const summary = await run(collection);
      expect(problemsOf(summary, 3), `round ${round}`).toEqual([]);
      expect(summary.run.stats.requests.total).toBeGreaterThan(125);
      expect(summary.run.stats.assertions.failed).toBe(0);
    }
  });

  it.each(JOURNEYS.map(({ name }) => name))("plays the journey %s", async (name) => {
    const summary = await run(await exported(`journey=${name}`));
    expect(problemsOf(summary, 3)).toEqual([]);
  });
});
