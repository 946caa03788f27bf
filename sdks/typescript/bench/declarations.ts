// What a compiler reads when a program imports the package.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Declarations {
  readonly files: number;
  readonly lines: number;
  /** Memory beyond that of an empty program, in megabytes. */
  readonly memory: number;
}

/** Files and lines below the package's folder, and the memory that checking them adds. */
export function declarations(folder: string, name: string, statement: string): Declarations {
  const file = join(folder, `${name.replace(/\W/g, "-")}.ts`);
  writeFileSync(file, `${statement}\n`);
  const empty = join(folder, "empty.ts");
  writeFileSync(empty, "export {};\n");
  const options =
    "--noEmit --strict --skipLibCheck --target es2022 --lib es2022,dom,dom.iterable --module nodenext".split(
      " ",
    );
  const tsc = (...args: string[]): string =>
    execFileSync("tsc", [...options, ...args], { cwd: folder, encoding: "utf8" });
  const listed = tsc("--listFilesOnly", file)
    .split("\n")
    .filter((path) => path.includes(`/node_modules/${name}/`));
  const memory = (path: string): number =>
    Number(/Memory used:\s+(\d+)K/.exec(tsc("--diagnostics", path))?.[1]) / 1024;
  return {
    files: listed.length,
    lines: listed.reduce((sum, path) => sum + readFileSync(path, "utf8").split("\n").length, 0),
    memory: memory(file) - memory(empty),
  };
}
