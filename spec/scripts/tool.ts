/** Runs a Node command-line tool of this workspace in a child process and returns what it said. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export interface ToolRun {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Path of the script behind a package's command; throws when the package is not installed. */
function scriptOf(packageName: string, command: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === "string" ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(dirname(manifest), script);
}

/** Runs `command` of `packageName` in `cwd`. A non-zero exit is a result, not an exception. */
export function runTool(
  packageName: string,
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<ToolRun> {
  return run(process.execPath, [scriptOf(packageName, command), ...args], cwd);
}

/** Runs any program in `cwd`; `status` is its exit code, 127 when it is not there. */
export function run(program: string, args: readonly string[], cwd: string): Promise<ToolRun> {
  return new Promise((resolve) => {
    // Redocly must neither send telemetry nor ask its registry for a newer release.
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
      NO_COLOR: "1",
      FORCE_COLOR: "0",
    };
    const child = spawn(program, args, { cwd, env });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.on("error", (error) => resolve({ status: 127, stdout, stderr: stderr + error.message }));
    child.on("close", (status) => resolve({ status: status ?? 1, stdout, stderr }));
  });
}
