import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const COMMAND = fileURLToPath(new URL("../../dist/package/njia.cjs", import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** stdout as JSON. */
  readonly json: Readonly<Record<string, unknown>>;
}
export interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<Ended>;
  /** Resolves once what was printed so far satisfies the condition. */
  until(condition: (stdout: string, stderr: string) => boolean): Promise<void>;
}
export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** A machine of its own for the command: an empty home, settings and working folder. */
export class Machine {
  readonly home: string = mkdtempSync(join(tmpdir(), "njia-cli-"));
  readonly #env: Readonly<Record<string, string>>;

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#env = env;
  }

  run(args: readonly string[], options: RunOptions = {}): Promise<Ended> {
    return this.start(args, options).ended;
  }

  start(args: readonly string[], { env = {}, input }: RunOptions = {}): Running {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      cwd: this.home,
      env: {
        PATH: process.env["PATH"] ?? "",
        HOME: this.home,
        XDG_CONFIG_HOME: join(this.home, "config"),
        XDG_STATE_HOME: join(this.home, "state"),
        ...this.#env,
        ...env,
      },
    });
    let [stdout, stderr] = ["", ""];
    let waiting: (() => void)[] = [];
    const came = (): void => waiting.splice(0).forEach((wake) => wake());
    child.stdout.setEncoding("utf8").on("data", (text: string) => ((stdout += text), came()));
    child.stderr.setEncoding("utf8").on("data", (text: string) => ((stderr += text), came()));
    child.stdin.on("error", () => undefined);
    child.stdin.end(input ?? "");
    let over = false;
    const ended = new Promise<Ended>((resolve) => {
      child.on("close", (code) => {
        over = true;
        came();
        resolve({
          code,
          stdout,
          stderr,
          get json() {
            if (stdout === "") throw new Error(`It printed nothing, exit ${code}: ${stderr}`);
            return JSON.parse(stdout) as Ended["json"];
          },
        });
      });
    });
    return {
      child,
      ended,
      async until(condition) {
        while (!condition(stdout, stderr)) {
          if (over) throw new Error(`It ended before: ${stdout}\n${stderr}`);
          await new Promise<void>((wake) => (waiting = [...waiting, wake]));
        }
      },
    };
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}
