/**
 * `npm run bench:listen`: how fast and how faithful `njia listen` is, and how quickly the command starts. Everything runs on this
 * machine, on the embedded database, in one process beside the command. `-- --only latency|chaos|waiting|start`;
 * `--record` also writes the numbers to where the guides draw them from.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { emitEvents, startTestServer } from "@njia/server/testing";
import { chaos } from "../test/support/chaos.ts";
import { COMMAND, Machine } from "../test/support/njia.ts";
import { Receiver } from "../test/support/receiver.ts";

const { values } = parseArgs({
  options: { only: { type: "string" }, events: { type: "string" }, record: { type: "boolean" } },
});
let failed = 0;
interface Row {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
}
const rows: Row[] = [];

/** One line: what was measured, the limit, and the ratio to it. */
function report(what: string, value: number, limit: number, unit: string): void {
  const ok = value <= limit;
  if (!ok) failed += 1;
  rows.push({ what, value, limit, unit });
  const ratio =
    limit === 0
      ? value === 0
        ? "as required"
        : "over"
      : `${(value / limit).toFixed(2)} of the limit`;
  console.log(
    `${ok ? "ok " : "NO "} ${what.padEnd(58)} ${value.toFixed(unit === "" ? 0 : 1)} ${unit}  (limit ${limit} ${unit}, ${ratio})`,
  );
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

async function latency(): Promise<void> {
  const count = Number(values.events ?? 1000);
  const server = await startTestServer();
  const tenant = await server.provision({});
  const receiver = await new Receiver().start();
  const machine = new Machine({ NJIA_BASE_URL: server.url, NJIA_API_KEY: tenant.apiKey });
  const listening = machine.start(["listen", String(receiver.port), "--json"]);
  await listening.until((stdout) => stdout.includes('"state":"connected"'));
  const scope = { tenantId: tenant.id, livemode: false };
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    const [id] = await emitEvents(server.services, scope, "account.created", [
      { id: `acc_${index % 50}` },
    ]);
    await receiver.until((got) => got.at(-1)?.id === id);
    times.push((receiver.got.at(-1)?.at ?? 0) - began);
  }
  listening.child.kill("SIGINT");
  await listening.ended;
  await receiver.stop();
  machine.remove();
  await server.stop();
  const sorted = times.sort((a, b) => a - b);
  report(`commit to local handler, ${count} events, p50`, percentile(sorted, 0.5), 40, "ms");
  report(`commit to local handler, ${count} events, p95`, percentile(sorted, 0.95), 150, "ms");
}

async function chaotic(): Promise<void> {
  const events = Number(values.events ?? 2000);
  const result = await chaos({
    events,
    resources: 40,
    // Those that meet no connection, as during the freeze, do not count.
    drops: 80,
    restarts: 2,
    freezeMs: 60_000,
    seed: 20_261_122,
  });
  console.log(
    `    ${result.drops} forced drops, ${result.restarts} restarts of the server, one freeze of 60 s`,
  );
  report(`chaos, ${result.sent} events: lost`, result.lost, 0, "");
  report(`chaos, ${result.sent} events: forwarded twice`, result.duplicates, 0, "");
  report(`chaos, ${result.sent} events: out of order`, result.outOfOrder, 0, "");
  report("chaos: forced drops that are missing of 30", Math.max(0, 30 - result.drops), 0, "");
}

async function waiting(): Promise<void> {
  const server = await startTestServer();
  const tenant = await server.provision({});
  const receiver = await new Receiver().start();
  const machine = new Machine({ NJIA_BASE_URL: server.url, NJIA_API_KEY: tenant.apiKey });
  /** One run that ends when so many events have come in all. */
  const run = async (wanted: number): Promise<void> => {
    const listening = machine.start(["listen", String(receiver.port), "--json"]);
    await listening.until((stdout) => stdout.includes('"state":"connected"'));
    await receiver.until((got) => got.length >= wanted);
    listening.child.kill("SIGINT");
    await listening.ended;
  };
  await run(0);
  const resources = Array.from({ length: 500 }, (_, serial) => ({
    id: `acc_${serial % 25}`,
    serial,
  }));
  const scope = { tenantId: tenant.id, livemode: false };
  const sent = await emitEvents(server.services, scope, "account.created", resources);
  const began = performance.now();
  await run(500);
  const seconds = ((receiver.got[499]?.at ?? Infinity) - began) / 1000;
  const serials = receiver.got.map(
    ({ body }) => (JSON.parse(body) as { data: { id: string; serial: number } }).data,
  );
  const misplaced = serials.filter(({ id, serial }, at) =>
    serials.slice(0, at).some((one) => one.id === id && one.serial > serial),
  );
  await receiver.stop();
  machine.remove();
  await server.stop();
  report("restart with 500 events waiting, from start to the last", seconds, 5, "s");
  report("restart: not exactly once", Math.abs(receiver.got.length - sent.length), 0, "");
  report("restart: out of order", misplaced.length, 0, "");
}

/** Best of several starts each, one beside the other, so that a busy machine harms both. */
function start(): void {
  const once = (...args: string[]): number => {
    const began = performance.now();
    spawnSync(process.execPath, args, { stdio: "ignore" });
    return performance.now() - began;
  };
  const [bare, version]: [number[], number[]] = [[], []];
  for (let index = 0; index < 15; index += 1) {
    bare.push(once("-e", "0"));
    version.push(once(COMMAND, "--version"));
  }
  const [one, other] = [Math.min(...bare), Math.min(...version)];
  console.log(
    `    node -e 0: ${one.toFixed(0)} ms, njia --version: ${other.toFixed(0)} ms, best of 15`,
  );
  report("njia --version against node -e 0", other / one, 1.3, "x");
  report("a completion in bash, of the command's own script", completion(), 15, "ms");
  const rest = COMMAND.replace(/njia\.cjs$/, "cli.cjs");
  report("bundle", (statSync(COMMAND).size + statSync(rest).size) / 1024, 350, "kB");
}

/** Milliseconds of one completion inside a running shell, the median of 21. */
function completion(): number {
  const script = execFileSync(process.execPath, [COMMAND, "completion", "bash"]).toString();
  const timed = `${script}
    COMP_WORDS=(njia webhooks endpoints cr); COMP_CWORD=3; PATH=
    for i in {1..21}; do
      before=$EPOCHREALTIME; _njia; after=$EPOCHREALTIME
      echo $(( \${after/./} - \${before/./} ))
    done`;
  const times = execFileSync("bash", ["-c", timed]).toString().trim().split("\n").map(Number);
  return (times.sort((a, b) => a - b)[10] ?? Infinity) / 1000;
}

/** Writes what was measured, beside what other parts measured before. */
function record(): void {
  const file = fileURLToPath(new URL("../../../spec/docs/measured/listen.json", import.meta.url));
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { readonly rows: readonly Row[] }).rows
    : [];
  const kept = before.filter(({ what }) => !rows.some((row) => row.what === what));
  mkdirSync(dirname(file), { recursive: true });
  const whole = {
    command: "npm run bench:listen -- --record",
    date: new Date().toISOString().slice(0, 10),
    rows: [...kept, ...rows].map((row) => ({ ...row, value: Number(row.value.toFixed(3)) })),
  };
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
}

const parts = { start, latency, waiting, chaos: chaotic };
execFileSync(process.execPath, [fileURLToPath(new URL("../scripts/build.ts", import.meta.url))]);
for (const [name, part] of Object.entries(parts))
  if (values.only === undefined || values.only === name) await part();
if (values.record) record();
if (failed > 0) process.exitCode = 1;
