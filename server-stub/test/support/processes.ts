import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** A `njia-server` process of our own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** What it wrote to stdout and stderr so far. */
  readonly output: () => string;
  /** Waits for a text in its output. Throws when it ends first, or after three minutes. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Signals it and waits for its end; answers the exit code (null when a signal ended it). */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** Starts a command with nothing of this process's environment but the path. */
export function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ServerProcess {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env["PATH"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) =>
    child.once("exit", (code) => resolve(code)),
  );
  return {
    child,
    output: () => output,
    async says(pattern) {
      const until = Date.now() + 180_000;
      for (;;) {
        const found = pattern.exec(output);
        if (found !== null) return found;
        if (child.exitCode !== null || Date.now() > until)
          throw new Error(`${args.join(" ")} did not say ${String(pattern)}:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
