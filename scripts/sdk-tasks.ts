/**
 * `npm run sdk:tasks [-- --write] [--sdk python]`: sdks/README.md shows ten tasks side by side. The snippets are parts of
 * the programs in sdks/tasks, which run here against the real server; then the page must hold exactly these parts.
 * `--write` writes the page. A task whose operation the server does not serve yet is shown and compiled, not executed.
 */
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { run } from "./lib/run.ts";
import { captureDelivery } from "./sdk-tasks/delivery.ts";
import { page } from "./sdk-tasks/page.ts";
import { PROGRAMS, TASKS } from "./sdk-tasks/programs.ts";
import { FOR_CHECKS, startServer } from "./start/server.ts";

const PAGE = "sdks/README.md";
const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    sdk: { type: "string", multiple: true, default: [] },
  },
});

const programs = PROGRAMS.filter(({ file }) => existsSync(file));
const text = await format(page(programs), { parser: "markdown", printWidth: 100 });
if (values.write) writeFileSync(PAGE, text);

let passed = 0;
let failed = 0;
function judge(what: string, holds: boolean, detail = ""): void {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? "ok    " : "FAILED"} ${what}${holds ? "" : `\n${detail}`}`);
}
judge(
  `${PAGE} shows the programs of sdks/tasks`,
  existsSync(PAGE) && readFileSync(PAGE, "utf8") === text,
  "Write it: npm run sdk:tasks -- --write",
);

const server = await startServer(FOR_CHECKS);
if (server === null) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), "njia-tasks-"));
try {
  const { secret, served } = await captureDelivery(server, folder);
  const tasks = TASKS.filter((task) => served(task.path)).map((task) => task.id);
  const waiting = TASKS.filter((task) => !served(task.path)).map((task) => task.id);
  if (waiting.length > 0) console.log(`not served yet, so not executed: ${waiting.join(", ")}`);
  for (const { language, command, env } of programs) {
    if (values.sdk.length > 0 && !values.sdk.includes(language)) continue;
    const [program, ...args] = command;
    const settings = {
      ...env,
      NJIA_BASE_URL: server.url,
      NJIA_API_KEY: server.apiKey,
      TASKS: tasks.join(","),
      TASK_ORDER: `order-${randomUUID()}`,
      TASK_DELIVERY: folder,
      TASK_SECRET: secret,
    };
    const outcome = await run(program, args, settings, { quiet: true });
    const lines = outcome.output.split("\n");
    for (const task of tasks)
      judge(
        `${language.padEnd(11)} ${task}`,
        outcome.code === 0 && lines.includes(`task ${task} done`),
        lines.slice(-25).join("\n"),
      );
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\nsdk-tasks: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
