import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgres } from "../../src/db/postgres.ts";
import { send, type Got } from "../support/client.ts";
import { openServerTestDatabase, type TestDatabase } from "../support/database.ts";
import { startCluster, type Cluster } from "../support/postgres-cluster.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

const LIMIT = 60;
const PUBLIC = 400;
const limits = {
  read: { live: LIMIT, test: LIMIT },
  public: { live: PUBLIC, test: PUBLIC },
};

let cluster: Cluster;
let database: TestDatabase;
let servers: readonly [TestServer, TestServer];
let tenant: TestTenant;
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
  tenant = await servers[0].provision({});
});
afterAll(async () => {
  for (const server of servers) {
    await server.stop();
    await server.services.db.close();
  }
  await database.close();
  cluster.remove();
});

/** Not across the end of a minute, where counting begins anew. */
async function withinOneWindow(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
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
  await withinOneWindow();
  const got: Got[] = [];
  while (got.length < 3 * LIMIT)
    got.push(
      ...(await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          send(servers[index % 2 === 0 ? 0 : 1].url, "GET /v1/balances", { key: tenant.apiKey }),
        ),
      )),
    );
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
}, 60_000);

it("a database that is away stops no request: each server counts alone, and is right with the others when it is back", async () => {
  await withinOneWindow();
  cluster.stop("immediate");
  const began = performance.now();
  for (const server of servers)
    for (let index = 0; index < 20; index += 1) {
      const { status, headers } = await send(server.url, "GET /health/live");
      expect(status).toBe(200);
      expect(headers.get("x-ratelimit-limit")).toBe(String(PUBLIC));
      const refused = await send(server.url, "GET /v1/balances", { key: "svc_test_wrong" });
      expect(refused.status).toBe(401);
      expect(Number(refused.headers.get("x-ratelimit-remaining"))).toBeLessThan(PUBLIC);
    }
  expect(performance.now() - began).toBeLessThan(8_000);
  cluster.start();
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  for (const server of servers)
    expect((await send(server.url, "GET /v1/balances", { key: "svc_test_wrong" })).status).toBe(
      401,
    );
  const [row] = await database.admin.transaction((run) =>
    run("select sum(leased)::int as leased from platform.rate_windows"),
  );
  expect(Number(row?.["leased"])).toBeGreaterThanOrEqual(40);
}, 90_000);
