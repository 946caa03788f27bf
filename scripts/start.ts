/**
 * `npm start`: bundles the specification and brings generated code up to date (unless nothing changed), starts the server on the embedded database
 * with demo tenants, makes one payment through every SDK whose tool chain is present, opens the shop with the widgets,
 * prints where everything is, and stays up. `--once` ends after the payments: exit 0, or 1 if any of them failed.
 */
import process from "node:process";
import { demos, type Demo } from "./start/demos.ts";
import { prepare } from "./start/prepare.ts";
import { startServer, type RunningServer } from "./start/server.ts";
import { startShop } from "./start/shop.ts";
import { toolVersion } from "./start/tools.ts";
import { run } from "./lib/run.ts";

type Played = {
  readonly demo: Demo;
  readonly verdict: "paid" | "failed" | "absent";
  /** One line of a payment or an absence; everything that a failed demo printed. */
  readonly told: string;
};

/** Makes one payment; tells about it only by what it returns, so that several can run at a time. */
async function play(demo: Demo, server: RunningServer): Promise<Played> {
  const version = toolVersion(demo.tool);
  if (version === null) {
    const told = `not tried: ${demo.tool.name} is not here. ${demo.tool.howToGet}`;
    return { demo, verdict: "absent", told };
  }
  const [command, ...args] = demo.command;
  const env = { ...demo.env, NJIA_BASE_URL: server.url, NJIA_API_KEY: server.apiKey };
  const outcome = await run(command, args, env, { quiet: true, cwd: demo.cwd });
  const output = outcome.output.trim();
  const paid = outcome.code === 0;
  const told = paid ? (output.split("\n").at(-1) ?? "") : output;
  return { demo, verdict: paid ? "paid" : "failed", told };
}

function sayWhere(server: RunningServer, shop: string | null): void {
  const lines = [
    ["API", `${server.url}/v1`],
    ["OpenAPI document", `${server.url}/api/docs.json`],
    ["Error catalogue", `${server.url}/errors`],
    ["Health", `${server.url}/health/ready`],
    ...(shop === null ? [] : [["Shop with widgets", shop]]),
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
  // The shop on this machine is told by webhook what was paid.
  const { ALLOW_LOOPBACK_WEBHOOKS = "true" } = process.env;
  const server = await startServer({ ALLOW_LOOPBACK_WEBHOOKS });
  if (server === null) return 1;
  console.log("\nOne payment through each SDK:");
  // All at once: a compiled language builds its SDK meanwhile. They are told about in the order of the list.
  const running = demos.map((demo) => play(demo, server));
  const played: Played[] = [];
  for (const payment of running) {
    const each = await payment;
    console.log(`  ${each.demo.name.padEnd(11)} ${each.told}`);
    played.push(each);
  }
  const failed = played.filter((each) => each.verdict === "failed");
  const paid = played.filter((each) => each.verdict === "paid");
  sayWhere(server, once ? null : await startShop(server));
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
