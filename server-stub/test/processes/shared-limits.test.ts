import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgres } from "../../src/db/postgres.ts";
import { send, type Got } from "../support/client.ts";
import { openServerTestDatabase, type TestDatabase } from "../support/database.ts";
import { startCluster, type Cluster } from "../support/postgres-cluster.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const LIMIT = 60;
const PUBLIC = 400;
const limits = {
  read: { live: LIMIT, test: LIMIT },
  public: { live: PUBLIC, test: PUBLIC },
};

/** Far more than 80 requests need on a busy machine, far less than 80 time-outs. */
const WAITED_MS = 40_000;

let cluster: Cluster;
let database: TestDatabase;
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  cluster = await startCluster();
  database = await openServerTestDatabase(cluster.url);
  // As in two processes: each has connections of its own.
  const start = (): Promise<TestServer> =>
    startTestServer({
      on: { ...database, db: openPostgres(database.url ?? "", 8) },
      background: false,
      limits,
    });
  servers = [await start(), await start()];
});
afterAll(async () => {
  for (const server of servers) {
    await server.stop();
    await server.services.db.close();
  }
  await database.close();
  cluster.remove();
});

/** Counting begins anew with every minute: what went on across the end of one is done again. */
async function withinOneWindow<T>(work: () => Promise<T>): Promise<T> {
  const minute = (): number => Math.floor(Date.now() / 60_000);
  for (let tries = 1; ; tries += 1) {
    const before = minute();
    const result = await work();
    if (minute() === before) return result;
    if (tries === 5) throw new Error("nothing of this was done within one minute");
  }
}

function headersAreRight({ headers, status }: Got): void {
  const remaining = Number(headers.get("x-ratelimit-remaining"));
  expect(headers.get("x-ratelimit-limit")).toBe(String(LIMIT));
  expect(remaining).toBeGreaterThanOrEqual(0);
  expect(remaining).toBeLessThan(LIMIT);
  expect(Number(headers.get("x-ratelimit-reset")) % 60).toBe(0);
  expect(headers.get("ratelimit-policy")).toBe(`"read";q=${LIMIT};w=60`);
  expect(headers.get("ratelimit")).toMatch(new RegExp(`^"read";r=${remaining};t=\\d+$`));
  if (status === 429) {
    expect(remaining).toBe(0);
    expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
  }
}

it("two servers on one PostgreSQL share a quota, and both tell the truth about it", async () => {
  // The first request of a server opens connections and plans statements, which a busy machine may take long for.
  for (const server of servers)
    await send(server.url, "GET /v1/balances", { key: "svc_test_wrong" });
  const got = await withinOneWindow(async () => {
    const { apiKey: key } = await servers[0].provision({});
    const answers: Got[] = [];
    while (answers.length < 3 * LIMIT)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 12 }, (_, index) =>
            send(servers[index % 2 === 0 ? 0 : 1].url, "GET /v1/balances", { key }),
          ),
        )),
      );
    return answers;
  });
  const passed = got.filter(({ status }) => status === 200).length;
  expect(got.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(passed).toBe(LIMIT);
  got.forEach(headersAreRight);
  const rows = await database.admin.transaction((run) =>
    run("select bucket, leased from platform.rate_windows"),
  );
  expect(rows.some(({ leased }) => leased === LIMIT)).toBe(true);
  // No address, no tenant and no e-mail stands in the table.
  for (const { bucket } of rows) expect(bucket).toMatch(/^[0-9a-f]{64}$/);
}, 300_000);

it("a database that is away stops no request: each server counts alone, and is right with the others when it is back", async () => {
  const requests = 20;
  const counted = await withinOneWindow(async () => {
    cluster.stop("immediate");
    const began = performance.now();
    for (const server of servers)
      for (let index = 0; index < requests; index += 1) {
        const { status, headers } = await send(server.url, "GET /health/live");
        expect(status).toBe(200);
        expect(headers.get("x-ratelimit-limit")).toBe(String(PUBLIC));
        const refused = await send(server.url, "GET /v1/balances", { key: "svc_test_wrong" });
        expect(refused.status).toBe(401);
        expect(Number(refused.headers.get("x-ratelimit-remaining"))).toBeLessThan(PUBLIC);
      }
    // Not one of the 80 waited for the database until a time-out.
    expect(performance.now() - began).toBeLessThan(WAITED_MS);
    cluster.start();
    const leased = async (): Promise<number> => {
      for (const server of servers)
        expect((await send(server.url, "GET /v1/balances", { key: "svc_test_wrong" })).status).toBe(
          401,
        );
      const [row] = await database.admin.transaction((run) =>
        run("select sum(leased)::int as leased from platform.rate_windows"),
      );
      return Number(row?.["leased"]);
    };
    const until = Date.now() + 30_000;
    for (;;) {
      const count = await leased();
      if (count >= 2 * requests || Date.now() > until) return count;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  });
  expect(counted).toBeGreaterThanOrEqual(2 * requests);
}, 300_000);
