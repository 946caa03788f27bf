import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readLedgerFacts } from "../../src/db/oracle.ts";
import { createApiKey } from "../../src/domain/auth/api-keys.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { openServerTestDatabase, type TestDatabase } from "../support/database.ts";
import { startCluster, type Cluster } from "../support/postgres-cluster.ts";
import { startProcess, type ServerProcess } from "../support/processes.ts";
import { startReceiver, type Receiver } from "../support/receiver.ts";
import { fundedAccount, newTenant, servicesFor } from "../support/world.ts";

const PAYMENTS = 40;
const START = 10_000_000;
/** Work of every kind while a worker dies: a retry after a failure, a deadline with its enquiry, an end that gives the money back. */
const MAGIC: Readonly<Record<number, string>> = {
  3: "006",
  13: "006",
  5: "001",
  15: "001",
  7: "012",
  17: "012",
  27: "012",
};
const endOf = (index: number): string => (MAGIC[index] === "001" ? "failed" : "completed");

let cluster: Cluster;
let database: TestDatabase;
let receiver: Receiver;
const running: ServerProcess[] = [];
beforeAll(async () => {
  cluster = await startCluster();
  database = await openServerTestDatabase(cluster.url);
  // Slow enough that a worker is always in the middle of something.
  receiver = await startReceiver(
    (_request, _index, answer) => void setTimeout(() => answer.writeHead(204).end(), 40),
  );
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.end("SIGKILL")));
  await receiver.stop();
  await database.close();
  cluster.remove();
});

it("two servers and two workers share one PostgreSQL; one worker is killed in the middle, and nothing is lost or done twice", async () => {
  const services = servicesFor(database);
  const caller = await newTenant(database);
  const account = await fundedAccount(services, caller, "XAF", START);
  const { key } = await createApiKey(
    services,
    caller,
    { name: "Test", scopes: ["*", "sandbox:write", "fraud:bypass"] },
    SYSTEM,
  );
  const env = {
    DATABASE_URL: database.url ?? "",
    NJIA_MASTER_KEYS: randomBytes(32).toString("base64"),
    PORT: "0",
    LOG_LEVEL: "error",
    ALLOW_LOOPBACK_WEBHOOKS: "true",
    JOB_LEASE_MS: "3000",
    JOB_POLL_MS: "50",
    DATABASE_POOL_SIZE: "8",
    // Silence becomes an enquiry soon; a callback that is late by it is applied all the same.
    MOBILE_MONEY_CALLBACK_TIMEOUT_MS: "4000",
  };
  const start = (...args: readonly string[]): ServerProcess => {
    const made = startProcess(args, env);
    running.push(made);
    return made;
  };
  const servers = [start("serve", "--no-worker"), start("serve", "--no-worker")];
  const workers = [start("worker"), start("worker")];
  const urls = await Promise.all(
    servers.map(async (one) => (await one.says(/ready on (http:\S+)/))[1] ?? ""),
  );
  await Promise.all(workers.map((one) => one.says(/Worker started/)));
  const call = (server: number, line: string, more: Send = {}): Promise<Got> =>
    send(urls[server % 2] ?? "", line, {
      key,
      headers: { "x-api-version": "2026-09-01" },
      ...more,
    });

  const endpoint = await call(0, "POST /v1/webhooks/endpoints", {
    body: { url: receiver.url, events: ["payment.*"], ordering: "per_resource" },
  });
  expect(endpoint.status, endpoint.text).toBe(201);
  // The servers share the quota of test mode; what it refuses is sent again, as every client does.
  const pay = async (server: number, index: number): Promise<Got> => {
    for (;;) {
      const got = await call(server, "POST /v1/payments", {
        body: payout(account.id, 1_000 + index, MAGIC[index] ?? "000", { fraudCheck: "skip" }),
        headers: { "idempotency-key": `pay-${index}` },
      });
      if (got.status !== 429 && got.status !== 409) return got;
      await sleep(200);
    }
  };
  const made = await Promise.all(
    Array.from({ length: PAYMENTS }, async (_, index) => {
      const [one, other] = await Promise.all([pay(0, index), pay(1, index)]);
      expect([one.status, other.status]).toEqual([201, 201]);
      expect(other.text).toBe(one.text);
      return one.body;
    }),
  );
  await receiver.waitFor(5, 30_000);
  await workers[0]?.end("SIGKILL");

  const until = Date.now() + 90_000;
  for (;;) {
    const open = await database.admin.transaction((run) =>
      run(
        "select count(*)::int as count from platform.jobs where done_at is null and kind not in ('idempotency.expire', 'rail.watch', 'balance.watch') and run_at < now() + interval '1 hour'",
      ),
    );
    const waiting = await database.admin.transaction((run) =>
      run("select count(*)::int as count from platform.outbox"),
    );
    if (Number(open[0]?.["count"]) === 0 && Number(waiting[0]?.["count"]) === 0) break;
    if (Date.now() > until)
      throw new Error(
        `work is left over: ${JSON.stringify([open, waiting])}\n${workers[1]?.output() ?? ""}`,
      );
    await sleep(200);
  }

  let fees = 0;
  for (const [index, { id }] of made.entries()) {
    const { body } = await call(1, `GET /v1/payments/${id}`);
    const isPaid = endOf(index) === "completed";
    expect(body, id).toMatchObject({ status: endOf(index) });
    expect(
      body.attempts.filter(({ status }: { status: string }) => status !== "failed"),
    ).toHaveLength(isPaid ? 1 : 0);
    if (isPaid) fees += body.totalDebited.amountMinorUnits;
  }
  const facts = await readLedgerFacts(database.admin, caller);
  expect(facts).toMatchObject({ payments: PAYMENTS, unbalanced: [] });
  expect(facts.accounts[account.id]).toEqual({ available: START - fees, reserved: 0 });

  // Numbers have no gaps; each event of a payment arrived, in order per payment, some maybe twice.
  const log: Got["body"][] = [];
  for (let after = 0; ; after = log.at(-1).sequence) {
    const { body } = await call(0, `GET /v1/events?afterSequence=${after}&limit=100`);
    log.push(...body.data);
    if (body.data.length === 0) break;
  }
  expect(log.map(({ sequence }) => sequence)).toEqual(log.map((_, index) => index + 1));
  for (const { id } of made) {
    const expected = log
      .filter(({ type, data }) => data.id === id && type.startsWith("payment."))
      .map((event) => event.id);
    const arrived = receiver.got
      .filter(({ json }) => json.data.id === id)
      .map(({ json }) => json.id as string);
    expect(arrived.filter((event, index) => arrived.indexOf(event) === index)).toEqual(expected);
  }
  // Told to stop, they finish and end well.
  expect(await workers[1]?.end("SIGTERM")).toBe(0);
  expect(await Promise.all(servers.map((one) => one.end("SIGTERM")))).toEqual([0, 0]);
}, 240_000);
