import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startCluster } from "../test/support/postgres-cluster.ts";
import { embeddedStart } from "./embedded.ts";
import { load, type Load, type NextRequest } from "./load.ts";
import { pgbenchCommits } from "./pgbench.ts";
import { requestsOf } from "./requests.ts";
import type { Captured, Ready } from "./server.ts";
import { Table } from "./table.ts";

/** `npm run bench:server -- [--seconds N] [--long]`: see README.md. Prints; fails only where something could not be measured. */
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "4" }, long: { type: "boolean", default: false } },
});
const seconds = Number(values.seconds);
const CONNECTIONS = 32;
const PGBENCH_CLIENTS = 16;

const folder = mkdtempSync(join(tmpdir(), "njia-bench-"));
const cluster = await startCluster();
const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), {
  env: { ...process.env, DATABASE_URL: cluster.url },
});
try {
  await measure();
} finally {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.disconnect();
  await ended;
  cluster.remove();
  rmSync(folder, { recursive: true, force: true });
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
    "createPayment : validated echo (target is of the micro-batched form)",
    ratio(pay, echo),
    0.28,
  );
  table.target("8 tenants : 1 tenant, 32 connections", ratio(of(8), of(1)), 0.6);
  table.target("fraud analyze : echo", ratio(analyze, echo), 0.2);
  table.target("card authorization : echo", ratio(authorize, echo), 0.2);
  table.target("get payment : echo", ratio(get, echo), 0.4);
  table.target("list payments : echo", ratio(list, echo), 0.4);
  table.target("p99 at 32 connections, ms (idle cores, micro-batched)", pay.p99, 15, "most");
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

function ask<Answer>(process: ChildProcess, message: number | "units"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    process.once("message", (answer) => resolve(answer as Answer));
    process.once("exit", (code) => reject(new Error(`the server ended with status ${code}`)));
    process.send(message);
  });
}
