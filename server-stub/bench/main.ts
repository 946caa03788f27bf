import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startCluster } from "../test/support/postgres-cluster.ts";
import { embeddedStart } from "./embedded.ts";
import { load, type Load, type NextRequest } from "./load.ts";
import { naiveCommits } from "./naive.ts";
import { documentsLike, pgbenchCommits } from "./pgbench.ts";
import { requestsOf } from "./requests.ts";
import type { Captured, Footprint, Question, Ready } from "./server.ts";
import { Table } from "./table.ts";

/** `npm run bench:server -- [--seconds N] [--long]`: see README.md. Prints; fails only where something could not be measured. */
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "4" }, long: { type: "boolean", default: false } },
});
const seconds = Number(values.seconds);
const CONNECTIONS = 32;

const PGBENCH_CLIENTS = 16;
const BATCH = "64";

const folder = mkdtempSync(join(tmpdir(), "njia-bench-"));
const cluster = await startCluster();
const children: ChildProcess[] = [];
try {
  await measure();
} finally {
  for (const child of children) await end(child);
  cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** A measured process on a database of its own. */
function start(environment: Readonly<Record<string, string>>): ChildProcess {
  const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), {
    env: { ...process.env, DATABASE_URL: cluster.url, MICRO_BATCH: "0", ...environment },
  });
  children.push(child);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.disconnect();
  await ended;
}

async function measure(): Promise<void> {
  const table = new Table();
  const run = async (
    name: string,
    port: number,
    next: NextRequest,
    connections = CONNECTIONS,
  ): Promise<Load> => {
    await load(port, connections, seconds / 4, next);
    const result = await load(port, connections, seconds, next);
    table.row(name, result);
    return result;
  };
  const child = start({});
  const one = await ask<Ready>(child, 1);
  const requests = await requestsOf(one.port, one.tenants);

  table.title(
    `PostgreSQL; load generator, server and database share this machine; windows of ${seconds} s`,
  );
  await run("hello-world of the framework", one.referencePort, requests.hello);
  const echo = await run("validated echo of the framework", one.referencePort, requests.echo);
  for (const connections of [1, 8])
    await run(`createPayment, ${connections} connections`, one.port, requests.pay, connections);
  const pay = await run("createPayment, 32 connections", one.port, requests.pay);
  const { units } = await ask<Captured>(child, "units");
  const commits = await pgbenchCommits(
    one.databaseUrl,
    one.tenants[0]?.id ?? "",
    [units[0] ?? "", units[1] ?? ""],
    PGBENCH_CLIENTS,
    seconds,
    folder,
  );
  table.line(`pgbench, same commit, ${PGBENCH_CLIENTS} clients`, `${commits.toFixed(0)} /s`);
  const tenant = one.tenants[0]?.id ?? "";
  const documents = documentsLike([units[0] ?? "", units[1] ?? ""]);
  const naive = await naiveCommits(one.databaseUrl, tenant, documents, PGBENCH_CLIENTS, seconds);
  table.line(
    `the same rows in ${naive.roundTrips} round trips, no HTTP, ${PGBENCH_CLIENTS} clients`,
    `${naive.perSecond.toFixed(0)} /s`,
  );
  const batched = await withBatches(run);
  const analyze = await run("fraud analyze", one.port, requests.analyze);
  const authorize = await run("card authorization", one.port, requests.authorize);
  const get = await run("get payment", one.port, requests.get);
  const list = await run("list payments (20)", one.port, requests.list);

  const perTenants: [tenants: number, load: Load][] = [];
  for (const tenants of [1, 8, 10, 100, ...(values.long ? [1_000] : [])]) {
    const ready = await ask<Ready>(child, tenants);
    const { pay: spread } = await requestsOf(ready.port, ready.tenants.slice(0, tenants));
    perTenants.push([
      tenants,
      await run(`createPayment, 32 connections, ${tenants} tenants`, ready.port, spread),
    ]);
  }

  const rest = await ask<Footprint>(child, "footprint");
  await end(child);
  const durable = await onDisk(run);

  const ratio = (a: Load | undefined, b: Load | undefined): number =>
    (a?.requestsPerSecond ?? 0) / (b?.requestsPerSecond ?? Infinity);
  const of = (tenants: number): Load | undefined =>
    perTenants.find(([count]) => count === tenants)?.[1];
  table.title("against the targets of the design");
  table.target(
    "createPayment : pgbench with the same commit",
    pay.requestsPerSecond / commits,
    0.55,
  );
  table.target(
    "createPayment, micro-batched : pgbench",
    batched.pay.requestsPerSecond / commits,
    1.2,
  );
  table.target("createPayment, micro-batched : validated echo", ratio(batched.pay, echo), 0.28);
  table.line("createPayment : validated echo", ratio(pay, echo).toFixed(2).padStart(6));
  table.line("naive form : pgbench", (naive.perSecond / commits).toFixed(2).padStart(6));
  table.target("embedded durable : PostgreSQL, createPayment", ratio(durable, pay), 0.45);
  table.target("8 tenants : 1 tenant, 32 connections", ratio(of(8), of(1)), 0.6);
  table.target("8 tenants : 1 tenant, micro-batched", ratio(batched.spread, batched.pay), 0.6);
  table.target("fraud analyze : echo", ratio(analyze, echo), 0.2);
  table.target("card authorization : echo", ratio(authorize, echo), 0.2);
  table.target("get payment : echo", ratio(get, echo), 0.4);
  table.target("list payments : echo", ratio(list, echo), 0.4);
  table.target(
    "p99 at 32 connections, ms (idle cores, micro-batched)",
    batched.pay.p99,
    15,
    "most",
  );
  table.target("a tenant at rest, MB on disk", rest.bytesPerTenant / 1_048_576, 1, "most");
  table.target("one column and one index, ms per tenant", rest.changeMs, 2, "most");
  table.line("all functions of a release again", `${rest.releaseMs.toFixed(1)} ms per tenant`);
  table.target("embedded start to first answer, s", await embeddedStart(), 5, "most");
  for (const [tenants, { requestsPerSecond }] of perTenants)
    table.line(
      `cost of a payment, ${tenants} tenants`,
      `${(1_000 / requestsPerSecond).toFixed(3)} ms`,
    );
  table.line(
    "createPayment includes",
    "validation, API key, routing, fees, fraud analysis, ledger, audit draft, event, job, stored answer",
  );
}

type Run = (name: string, port: number, next: NextRequest, connections?: number) => Promise<Load>;

/** The same server with hot commands committed together. */
async function withBatches(run: Run): Promise<{ readonly pay: Load; readonly spread: Load }> {
  const child = start({ MICRO_BATCH: BATCH });
  const { port, tenants } = await ask<Ready>(child, 8);
  const { pay } = await requestsOf(port, tenants.slice(0, 1));
  for (const connections of [1, 8])
    await run(`createPayment, micro-batched, ${connections} connections`, port, pay, connections);
  const alone = await run("createPayment, micro-batched, 32 connections", port, pay);
  const { pay: round } = await requestsOf(port, tenants);
  const spread = await run("createPayment, micro-batched, 32 connections, 8 tenants", port, round);
  const { authorize } = await requestsOf(port, tenants.slice(0, 1));
  await run("card authorization, micro-batched", port, authorize);
  await end(child);
  return { pay: alone, spread };
}

/** The embedded database that survives a power loss. */
async function onDisk(run: Run): Promise<Load> {
  const child = start({ DATABASE_URL: join(folder, "embedded") });
  const { port, tenants } = await ask<Ready>(child, 1);
  const { pay } = await requestsOf(port, tenants);
  const load = await run("createPayment, embedded database on disk, durable", port, pay);
  await end(child);
  return load;
}

function ask<Answer>(process: ChildProcess, message: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    process.once("message", (answer) => resolve(answer as Answer));
    process.once("exit", (code) => reject(new Error(`the server ended with status ${code}`)));
    process.send(message);
  });
}
