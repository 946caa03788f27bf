/** Runs one command, shows its output as it comes (unless quiet) and returns it with the exit code. */
import { spawn } from "node:child_process";
import process from "node:process";

export type Outcome = { readonly code: number; readonly output: string; readonly seconds: number };

export type RunOptions = { readonly quiet?: boolean; readonly cwd?: string };

export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  options: RunOptions = {},
): Promise<Outcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      env: { ...process.env, REDOCLY_TELEMETRY: "off", TURBO_TELEMETRY_DISABLED: "1", ...env },
    });
    let output = "";
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (options.quiet !== true) stream.write(chunk);
    };
    child.stdout.on("data", keep(process.stdout));
    child.stderr.on("data", keep(process.stderr));
    const finish = (code: number): void => {
      resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.on("error", (error) => {
      console.error(`${command}: ${error.message}`);
      finish(127);
    });
    child.on("close", (code) => {
      finish(code ?? 1);
    });
  });
}
