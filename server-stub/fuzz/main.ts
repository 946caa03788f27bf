import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { UNSERVED } from "../src/handlers/unserved.ts";
import { ALL_OPERATIONS } from "../src/http/routes.ts";
import { startTestServer } from "../src/testing.ts";
import { readReport } from "./report.ts";
import { Summary, type Unreachable } from "./summary.ts";
import { seedWorld } from "./world.ts";

/**
 * `npm run fuzz -- [--quick] [--seconds N] [--seed N] [--only operationId]... [--pglite] [--totals]`: schemathesis with all of its checks over the whole API
 * description, against the real server. Exit status 1 on any 5xx or violation, and when an operation was never answered with a 2xx or
 * never with a 4xx; 2 when the run itself failed.
 */
const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    seconds: { type: "string" },
    seed: { type: "string", default: "1" },
    only: { type: "string", multiple: true, default: [] },
    totals: { type: "boolean", default: false },
    pglite: { type: "boolean", default: false },
  },
});
const QUICK_SECONDS = 75;
const FULL_SECONDS = 900;
const seconds = Number(values.seconds ?? (values.quick ? QUICK_SECONDS : FULL_SECONDS));
/** Operations that no request brings to a status of a kind, and why. */
const UNREACHABLE: Readonly<Record<2 | 4, Unreachable>> = { 2: {}, 4: {} };
/** These never end; `test/http/streams.test.ts` holds them against the document. */
const ENDLESS = ["streamEvents", "streamRequestLog"];
const here = fileURLToPath(new URL(".", import.meta.url));

const excluded = new Set<string>([...UNSERVED, ...ENDLESS]);
const fuzzed = ALL_OPERATIONS.filter(
  ({ id }) => !excluded.has(id) && (values.only.length === 0 || values.only.includes(id)),
).map(({ id }) => id);

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));

process.exitCode = await main();

async function main(): Promise<number> {
  const description = join(here, "../../spec/dist/openapi.json");
  if (!existsSync(description)) {
    console.error("fuzz: spec/dist/openapi.json is missing; npm run bundle -w spec makes it");
    return 2;
  }
  const setup = spawnSync("python3", [join(here, "setup.py")], { stdio: "inherit" });
  if (setup.status !== 0) return 2;
  const folder = mkdtempSync(join(tmpdir(), "njia-fuzz-"));
  const server = await startTestServer({
    database: values.pglite ? "pglite" : "postgres",
    services: { mailer: { baseUrl: "http://localhost:3000", send: async () => undefined } },
  });
  try {
    stopping.signal.throwIfAborted();
    const world = await seedWorld(server, ({ id }) => !excluded.has(id), Number(values.seed));
    const files = { seed: join(folder, "seed.json"), report: join(folder, "report.ndjson") };
    writeFileSync(files.seed, JSON.stringify(world.seed));
    console.log(
      `fuzz: ${fuzzed.length} operations on ${server.database} for ${seconds} s, seed ${values.seed}. Left out: ${[...excluded].join(", ")}`,
    );
    stopping.signal.throwIfAborted();
    const status = await schemathesis(description, server.url, world.seed.apiKey, folder, files);
    stopping.signal.throwIfAborted();
    const summary = new Summary(fuzzed, UNREACHABLE);
    for (const { operation, status: answered } of world.answers)
      summary.reached(operation, answered);
    const byLine = new Map(ALL_OPERATIONS.map(({ id, method, path }) => [`${method} ${path}`, id]));
    for await (const answer of readReport(files.report, (line) => byLine.get(line)))
      summary.add(answer);
    for (const line of summary.lines()) console.log(line);
    if (values.totals) for (const line of summary.totals()) console.log(line);
    if (summary.answers === 0 || status > 1) {
      console.error(`fuzz: schemathesis ended with status ${status}`);
      return 2;
    }
    const isClean = summary.serverErrors + summary.violations + summary.missing.length === 0;
    return isClean && status === 0 ? 0 : 1;
  } catch (error) {
    console.error(`fuzz: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs to its end; what it prints goes to stderr, because the summary tells the same shorter. */
function schemathesis(
  description: string,
  url: string,
  apiKey: string,
  folder: string,
  files: { readonly seed: string; readonly report: string },
): Promise<number> {
  const child = spawn(
    join(here, ".venv/bin/schemathesis"),
    [
      ...["--config-file", join(here, "schemathesis.toml"), "run", description],
      ...["--url", url, "--header", `X-API-Key: ${apiKey}`],
      ...["--mode", "all", "--continue-on-failure", "--no-shrink"],
      ...["--max-time", String(seconds), "--seed", values.seed, "--workers", "2"],
      ...["--report", "ndjson", "--report-ndjson-path", files.report],
      ...["--request-timeout", "20", "--suppress-health-check", "all", "--warnings", "off"],
      ...fuzzed.flatMap((id) => ["--include-operation-id", id]),
    ],
    {
      cwd: folder,
      stdio: ["ignore", process.env["FUZZ_VERBOSE"] === undefined ? "ignore" : 2, "inherit"],
      env: {
        ...process.env,
        SCHEMATHESIS_HOOKS: "hooks",
        PYTHONPATH: here,
        NJIA_FUZZ_SEED: files.seed,
      },
      signal: stopping.signal,
    },
  );
  return new Promise((resolve, reject) => {
    // Being stopped is an error too; what it left is removed when it has ended.
    child.once("error", (error) => {
      if (!stopping.signal.aborted) reject(error);
    });
    child.once("close", (code) => resolve(code ?? 2));
  });
}
