import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** Seconds from the start of `serve --demo` on the embedded database in memory to the first answered request. */
export async function embeddedStart(): Promise<number> {
  const { DATABASE_URL: _server, ...environment } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [MAIN, "serve", "--demo"], {
    env: { ...environment, PORT: "0" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding("utf8");
      child.stdout.once("data", resolve);
      child.once("exit", (code) => reject(new Error(`serve ended with status ${code}`)));
    });
    const { url, apiKey } = JSON.parse(line) as { readonly url: string; readonly apiKey: string };
    const answer = await fetch(`${url}/v1/balances`, { headers: { "x-api-key": apiKey } });
    if (!answer.ok) throw new Error(`the first request was answered ${answer.status}`);
    return (performance.now() - began) / 1_000;
  } finally {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill();
    await ended;
  }
}
