/**
 * `npm start`: bundles the specification, brings generated code up to date, starts the server on the embedded database
 * with demo tenants, makes one payment through every SDK whose tool chain is present, prints where everything is, and
 * stays up. `--once` ends after the payments: exit 0, or 1 if any of them failed.
 */
import process from "node:process";
import { demos, type Demo } from "./start/demos.ts";
import { prepare } from "./start/prepare.ts";
import { startServer, type RunningServer } from "./start/server.ts";
import { toolVersion } from "./start/tools.ts";
import { run } from "./lib/run.ts";

type Played = { readonly demo: Demo; readonly verdict: "paid" | "failed" | "absent" };

async function play(demo: Demo, server: RunningServer): Promise<Played> {
  const version = toolVersion(demo.tool);
  if (version === null) {
    console.log(
      `  ${demo.name.padEnd(11)} not tried: ${demo.tool.name} is not here. ${demo.tool.howToGet}`,
    );
    return { demo, verdict: "absent" };
  }
  const [command, ...args] = demo.command;
  const env = { ...demo.env, NJIA_BASE_URL: server.url, NJIA_API_KEY: server.apiKey };
  const outcome = await run(command, args, env, { quiet: true, cwd: demo.cwd });
  const lines = outcome.output.trim().split("\n");
  const shown = outcome.code === 0 ? (lines.at(-1) ?? "") : outcome.output.trim();
  console.log(`  ${demo.name.padEnd(11)} ${shown}`);
  return { demo, verdict: outcome.code === 0 ? "paid" : "failed" };
}

function sayWhere(server: RunningServer): void {
  const lines = [
    ["API", `${server.url}/v1`],
    ["OpenAPI document", `${server.url}/api/docs.json`],
    ["Error catalogue", `${server.url}/errors`],
    ["Health", `${server.url}/health/ready`],
    ["Test API key", server.apiKey],
  ];
  console.log(
    `\n${lines.map(([what, where]) => `  ${String(what).padEnd(18)} ${String(where)}`).join("\n")}`,
  );
  console.log(`\nTry it:\n  curl -s ${server.url}/v1/balances -H 'X-API-Key: ${server.apiKey}'\n`);
}

async function main(): Promise<number> {
  const once = process.argv.includes("--once");
  if (!(await prepare())) return 1;
  const server = await startServer();
  if (server === null) return 1;
  console.log("\nOne payment through each SDK:");
  const played: Played[] = [];
  for (const demo of demos) played.push(await play(demo, server));
  const failed = played.filter((each) => each.verdict === "failed");
  const paid = played.filter((each) => each.verdict === "paid");
  sayWhere(server);
  if (once) {
    await server.stop();
    console.log(
      `${paid.length} paid, ${failed.length} failed, ${played.length - paid.length - failed.length} without a tool chain`,
    );
    return failed.length === 0 && paid.length > 0 ? 0 : 1;
  }
  console.log("Ctrl-C stops the server.");
  return server.ended;
}

process.exitCode = await main();
