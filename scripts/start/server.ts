/** Starts the API server with demo tenants and waits until it says that it is ready. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import process from "node:process";
import { fileURLToPath } from "node:url";

export type RunningServer = {
  readonly url: string;
  readonly apiKey: string;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number>;
};

type Ready = { readonly ready: true; readonly url: string; readonly apiKey: string };

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DEFAULT_PORT = "3000";

/** For tests and checks: any free port, and webhooks may go to this machine. */
export const FOR_CHECKS = { PORT: "0", ALLOW_LOOPBACK_WEBHOOKS: "true" };

/**
 * The running server, or null if it could not start; its own error then stands on stderr already. The environment is
 * honoured (PORT, and the settings of the server's README), `settings` win over it; its log of requests is off unless
 * LOG_LEVEL says otherwise.
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer | null> {
  const env = { PORT: DEFAULT_PORT, LOG_LEVEL: "warn", ...process.env, ...settings };
  const child = spawn(process.execPath, ["server-stub/src/main.ts", "serve", "--demo"], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number>((resolve) => {
    child.once("error", (error) => {
      console.error(`the server could not be started: ${error.message}`);
      resolve(1);
    });
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 0 : 1)));
  });
  const ready = await Promise.race([firstReadyLine(child.stdout), ended.then(() => null)]);
  if (ready === null) return null;
  // The terminal sends Ctrl-C to both; this process then only waits for the server's own orderly end.
  process.once("SIGINT", () => undefined);
  process.once("SIGTERM", () => child.kill("SIGTERM"));
  return {
    url: ready.url,
    apiKey: ready.apiKey,
    ended,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function firstReadyLine(output: NodeJS.ReadableStream): Promise<Ready | null> {
  for await (const line of createInterface({ input: output })) {
    const message = parse(line);
    if (message !== null) return message;
  }
  return null;
}

function parse(line: string): Ready | null {
  try {
    const value: unknown = JSON.parse(line);
    const isReady =
      typeof value === "object" && value !== null && "ready" in value && value.ready === true;
    return isReady ? (value as Ready) : null;
  } catch {
    return null;
  }
}
