import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { COMMAND, type Machine } from "./njia.ts";

/** The command in a pseudo-terminal of util-linux: what a person would see and type. */
export class Terminal {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ended: Promise<number | null>;
  seen = "";
  #waiting: (() => void)[] = [];
  #over = false;

  constructor(machine: Machine, args: readonly string[], env: Readonly<Record<string, string>>) {
    const line = [process.execPath, COMMAND, ...args].map((word) => `'${word}'`).join(" ");
    this.child = spawn("script", ["-qefc", `stty cols 110 rows 24; ${line}`, "/dev/null"], {
      cwd: machine.home,
      env: { PATH: process.env["PATH"] ?? "", HOME: machine.home, TERM: "xterm", ...env },
    });
    this.child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.seen += text;
      this.#wake();
    });
    this.child.stdin.on("error", () => undefined);
    this.ended = new Promise((resolve) =>
      this.child.on("close", (code) => {
        this.#over = true;
        this.#wake();
        resolve(code);
      }),
    );
  }

  type(text: string): void {
    this.child.stdin.write(text);
  }

  /** The screen as it is now: the last drawing, without escapes. */
  get screen(): string {
    const drawn = this.seen.split("\u001b[H").at(-1) ?? "";
    return drawn.replace(/\u001b\][^\u0007]*\u0007|\u001b\[[?\d;]*[A-Za-z]/g, "");
  }

  async until(condition: (screen: string, seen: string) => boolean): Promise<void> {
    while (!condition(this.screen, this.seen)) {
      if (this.#over) throw new Error(`It ended before: ${JSON.stringify(this.seen.slice(-2000))}`);
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
  }

  #wake(): void {
    this.#waiting.splice(0).forEach((wake) => wake());
  }
}
