/** Runs the command and keeps what it says. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { main } from "../../src/main.ts";

export interface Said {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** One command line, as if typed. */
export async function njia(...argv: readonly string[]): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  const exit = await main(argv, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { exit, out: out.join("\n"), err: err.join("\n") };
}

/** A folder of its own for each test of a file. */
export function useFolder(): {
  path(name: string): string;
  write(name: string, content: unknown): string;
} {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "njia-command-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    path: (name) => join(folder, name),
    write(name, content) {
      const file = join(folder, name);
      writeFileSync(
        file,
        typeof content === "string" ? content : JSON.stringify(content, undefined, 2),
      );
      return file;
    },
  };
}
