import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startCluster } from "../test/support/postgres-cluster.ts";
import { embeddedStart } from "./embedded.ts";
import { load, request, type NextRequest } from "./load.ts";
import { naiveCommits } from "./naive.ts";
import { documentsLike, pgbenchCommits } from "./pgbench.ts";
import { requestsOf } from "./requests.ts";
import { databaseClock, processClock } from "./processor.ts";
import { inRounds, median, ratio, typical, type Ratio, type Window } from "./rounds.ts";
import type { Captured, Footprint, Question, Ready } from "./server.ts";
import { Table } from "./table.ts";

/** `npm run bench:server -- [--seconds N] [--long]`: see README.md. Prints PASS or MISS for each target; fails only where something could not be measured. */
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "2" }, long: { type: "boolean", default: false } },
});
const seconds = Number(values.seconds);
const CONNECTIONS = 32;
const ROUNDS = 3;
const NONE: Ratio = { byProcessor: 0, byClock: 0 };

const PGBENCH_CLIENTS = 16;
const BATCH = "64";

const TITLES = {
  hello: "hello-world of the framework",
  echo: "validated echo of the framework",
  pay1: "createPayment, 1 connection",
  pay8: "createPayment, 8 connections",
  pay: "createPayment, 32 connections",
  batched1: "createPayment, micro-batched, 1 connection",
  batched8: "createPayment, micro-batched, 8 connections",
  batched: "createPayment, micro-batched, 32 connections",
  spread: "createPayment, micro-batched, 32 connections, 8 tenants",
  analyze: "fraud analyze",
  authorize: "card authorization, 64 cards",
  authorizeOne: "card authorization, one card",
  authorizeBatched: "card authorization, micro-batched",
  get: "get payment",
  list: "list payments (20)",
  page: "as many bytes from memory, by the framework",
} as const;

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
  const single = start({});
  const one = await ask<Ready>(single, 1);
  const requests = await requestsOf(one.port, one.tenants);
  const batching = start({ MICRO_BATCH: BATCH });
  const many = await ask<Ready>(batching, 8);
  const batched = await requestsOf(many.port, many.tenants.slice(0, 1));
  const spread = await requestsOf(many.port, many.tenants);

  table.title(
    `PostgreSQL; load generator, server and database share this machine; ${ROUNDS} rounds of windows of ${seconds} s in turn, medians; statistics fresh; load average ${loadavg()[0]?.toFixed(1)} at the start`,
  );
  await load(one.port, CONNECTIONS, seconds / 2, requests.pay);
  await load(many.port, CONNECTIONS, seconds / 2, spread.pay);
  await load(one.port, CONNECTIONS, seconds / 2, requests.authorize);
  for (const child of [single, batching]) await ask<Ready>(child, "analyze");
  const { units, question } = await ask<Captured>(single, "units");
  const documents: [string, string] = [units[0] ?? "", units[1] ?? ""];
  const tenant = one.tenants[0]?.id ?? "";
  const database = await databaseClock(cluster.url);
  const page = request("GET", `/page?bytes=${await pageBytes(one)}`, {});
  const at = (port: number, next: NextRequest, connections = CONNECTIONS): Window => ({
    run: () => load(port, connections, seconds, next),
    server: processClock(port === many.port ? batching.pid : single.pid),
    database: port === one.referencePort ? null : database,
  });
  const found = await inRounds(
    ROUNDS,
    {
      hello: at(one.referencePort, requests.hello),
      echo: at(one.referencePort, requests.echo),
      pay1: at(one.port, requests.pay, 1),
      pay8: at(one.port, requests.pay, 8),
      pay: at(one.port, requests.pay),
      pgbench: {
        run: () =>
          pgbenchCommits(one.databaseUrl, tenant, documents, PGBENCH_CLIENTS, seconds, folder),
        server: null,
        database,
      },
      pgbenchAsking: {
        run: () =>
          pgbenchCommits(
            one.databaseUrl,
            tenant,
            documents,
            PGBENCH_CLIENTS,
            seconds,
            folder,
            question,
          ),
        server: null,
        database,
      },
      batched1: at(many.port, batched.pay, 1),
      batched8: at(many.port, batched.pay, 8),
      batched: at(many.port, batched.pay),
      spread: at(many.port, spread.pay),
      analyze: at(one.port, requests.analyze),
      authorize: at(one.port, requests.authorize),
      authorizeOne: at(one.port, requests.authorizeOne),
      authorizeBatched: at(many.port, batched.authorize),
      get: at(one.port, requests.get),
      list: at(one.port, requests.list),
      page: at(one.referencePort, () => page),
    },
    Math.ceil(seconds),
  );
  for (const [name, title] of Object.entries(TITLES))
    table.row(title, typical(found[name as keyof typeof TITLES]));
  table.line(
    `pgbench, same commit, ${PGBENCH_CLIENTS} clients`,
    `${median(found.pgbench.perSecond).toFixed(0)} /s`,
  );
  table.line(
    `pgbench, same question and commit, ${PGBENCH_CLIENTS} clients`,
    `${median(found.pgbenchAsking.perSecond).toFixed(0)} /s`,
  );
  await end(batching);
  const naive = await naiveCommits(
    one.databaseUrl,
    tenant,
    documentsLike(documents),
    PGBENCH_CLIENTS,
    seconds,
  );
  const { perTenants, durable } = await tenantsAndDisk(table, single, requests.pay, one.port);
  const rest = await ask<Footprint>(single, "footprint");
  await end(single);

  table.title("against the targets of the design");
  table.ratio(
    "createPayment : pgbench with the same calls",
    ratio(found.pay, found.pgbenchAsking),
    0.55,
  );
  table.ratio(
    "createPayment, micro-batched : pgbench",
    ratio(found.batched, found.pgbenchAsking),
    1.2,
  );
  for (const [name, one] of [
    ["createPayment : pgbench with the commit alone", found.pay],
    ["createPayment, micro-batched : pgbench with the commit alone", found.batched],
  ] as const)
    table.line(name, ratio(one, found.pgbench).byProcessor.toFixed(2).padStart(6));
  table.ratio(
    "createPayment, micro-batched : validated echo",
    ratio(found.batched, found.echo),
    0.28,
  );
  const echoed = ratio(found.pay, found.echo);
  table.line("createPayment : validated echo", echoed.byProcessor.toFixed(2).padStart(6));
  table.line(
    `naive form (${naive.roundTrips} round trips, no HTTP) : pgbench`,
    (naive.perSecond / median(found.pgbench.perSecond)).toFixed(2).padStart(6),
  );
  table.ratio("embedded durable : PostgreSQL, createPayment", durable, 0.45);
  table.ratio("8 tenants : 1 tenant, 32 connections", perTenants.get(8) ?? NONE, 0.6);
  table.ratio("8 tenants : 1 tenant, micro-batched", ratio(found.spread, found.batched), 0.6);
  table.ratio("fraud analyze : echo", ratio(found.analyze, found.echo), 0.2);
  table.ratio("card authorization : echo", ratio(found.authorize, found.echo), 0.2);
  table.ratio("get payment : echo", ratio(found.get, found.echo), 0.4);
  table.ratio("list payments : echo", ratio(found.list, found.echo), 0.4);
  const sent = ratio(found.list, found.page);
  table.line("list payments : as many bytes", sent.byProcessor.toFixed(2).padStart(6));
  const { p99 } = typical(found.batched);
  table.target("p99 at 32 connections, ms (idle cores, micro-batched)", p99, 15, "most");
  table.target("a tenant at rest, MB on disk", rest.bytesPerTenant / 1_048_576, 1, "most");
  table.target("one column and one index, ms per tenant", rest.changeMs, 2, "most");
  table.line("all functions of a release again", `${rest.releaseMs.toFixed(1)} ms per tenant`);
  // The first start on a machine keeps the database template and the compiled code for those that follow.
  await embeddedStart();
  table.target("embedded start to first answer, s", await embeddedStart(), 5, "most");
  for (const [tenants, share] of perTenants)
    table.line(
      `createPayment, ${tenants} tenants : 1 tenant`,
      share.byProcessor.toFixed(2).padStart(6),
    );
  table.line(
    "createPayment includes",
    "validation, API key, routing, fees, fraud analysis, ledger, audit draft, event, job, stored answer",
  );
  table.close();
}

/** Each number of tenants, and the embedded database that survives a power loss, beside one tenant on PostgreSQL. */
async function tenantsAndDisk(
  table: Table,
  single: ChildProcess,
  alone: NextRequest,
  port: number,
): Promise<{ readonly perTenants: ReadonlyMap<number, Ratio>; readonly durable: Ratio }> {
  const database = await databaseClock(cluster.url);
  const beside = async (
    name: string,
    otherPort: number,
    next: NextRequest,
    child = single,
  ): Promise<Ratio> => {
    await load(otherPort, CONNECTIONS, seconds / 4, next);
    const { one, other } = await inRounds(
      ROUNDS,
      {
        one: {
          run: () => load(port, CONNECTIONS, seconds, alone),
          server: processClock(single.pid),
          database,
        },
        other: {
          run: () => load(otherPort, CONNECTIONS, seconds, next),
          server: processClock(child.pid),
          database: child === single ? database : null,
        },
      },
      seconds,
    );
    table.row(name, typical(other));
    return ratio(other, one);
  };
  const perTenants = new Map<number, Ratio>();
  for (const tenants of [8, 10, 100, ...(values.long ? [1_000] : [])]) {
    const ready = await ask<Ready>(single, tenants);
    const { pay } = await requestsOf(ready.port, ready.tenants.slice(0, tenants));
    perTenants.set(
      tenants,
      await beside(`createPayment, 32 connections, ${tenants} tenants`, ready.port, pay),
    );
  }
  const disk = start({ DATABASE_URL: join(folder, "embedded") });
  const ready = await ask<Ready>(disk, 1);
  const { pay } = await requestsOf(ready.port, ready.tenants);
  const durable = await beside(
    "createPayment, embedded database on disk, durable",
    ready.port,
    pay,
    disk,
  );
  await end(disk);
  return { perTenants, durable };
}

/** Length of the page of payments that is measured. */
async function pageBytes({ port, tenants: [first] }: Ready): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/payments?limit=20`, {
    headers: { "x-api-key": first?.apiKey ?? "" },
  });
  return (await answer.arrayBuffer()).byteLength;
}

function ask<Answer>(process: ChildProcess, message: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    process.once("message", (answer) => resolve(answer as Answer));
    process.once("exit", (code) => reject(new Error(`the server ended with status ${code}`)));
    process.send(message);
  });
}
