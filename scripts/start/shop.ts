/** The demonstration shop, which sells with the widgets on an origin of its own. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { RunningServer } from "./server.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PATIENCE_MS = 30_000;

/** Opens the shop beside the server, on the next port unless SHOP_PORT says otherwise; answers its address, or null if it could not open. */
export async function startShop(server: RunningServer): Promise<string | null> {
  const port = process.env["SHOP_PORT"] ?? String(Number(new URL(server.url).port || 80) + 1);
  const child = spawn(process.execPath, ["server-stub/web/shop/main.ts"], {
    cwd: ROOT,
    env: {
      ...process.env,
      NJIA_BASE_URL: server.url,
      NJIA_API_KEY: server.apiKey,
      SHOP_PORT: port,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  void server.ended.then(() => child.kill("SIGTERM"));
  const told = new Promise<string | null>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /^Shop: (\S+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
      else console.log(`shop: ${line}`);
    });
    child.once("error", () => resolve(null));
    child.once("exit", () => resolve(null));
  });
  const patience = new Promise<null>((resolve) =>
    setTimeout(() => resolve(null), PATIENCE_MS).unref(),
  );
  return Promise.race([told, patience]);
}
