// Editors and compilers pay per declaration file. The generated types and resources are many small modules on purpose, so
// their declarations are joined: one file for all types, one for all resources, and none for tables nobody can see.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Joins declarations below `folder`, the output of one compilation; the code stays as it is. */
export function joinDeclarations(folder: string): void {
  const generated = join(folder, "generated");
  for (const tables of ["shapes", "operations"]) removeDeclarations(join(generated, tables), []);
  removeDeclarations(join(generated, "fixtures"), ["index.d.ts"]);
  const types = join(generated, "types");
  writeFileSync(join(types, "index.d.ts"), joined(types, "./types/"));
  removeDeclarations(types, ["index.d.ts"]);
  const resources = join(generated, "resources");
  const bodies = joined(resources, "../resources/");
  writeFileSync(
    join(generated, "resources.d.ts"),
    bodies.replaceAll('from "../', 'from "./').replaceAll('from "./../', 'from "../'),
  );
  for (const file of declarations(resources)) {
    const names = [
      ...readFileSync(join(resources, file), "utf8").matchAll(/^export declare class (\w+)/gm),
    ];
    writeFileSync(
      join(resources, file),
      `export { ${names.map((match) => match[1]).join(", ")} } from "../resources.js";\n`,
    );
  }
  rewrite(join(generated, "client.d.ts"), (text) =>
    text.replace(/"\.\/resources\/[\w-]+\.js"/g, '"./resources.js"'),
  );
  for (const file of ["resources.d.ts", "events.d.ts"])
    rewrite(join(generated, file), (text) =>
      text.replace(/"\.\/types\/[\w-]+\.js"/g, '"./types/index.js"'),
    );
}

/** Types are the same in both formats: the ESM side points at the CommonJS side instead of repeating it. */
export function shareDeclarations(esm: string): void {
  for (const [file, up] of [
    ["generated/wire", "../.."],
    ["generated/types/index", "../../.."],
    // These two are mentioned there, and a brand must not exist twice.
    ["runtime/strings", "../.."],
    ["runtime/known", "../.."],
  ] as const)
    writeFileSync(join(esm, `${file}.d.ts`), `export * from "${up}/cjs/${file}.js";\n`);
}

/** All declarations of a folder as one text, imports merged, those from within the folder dropped. */
function joined(folder: string, within: string): string {
  const imports = new Map<string, Set<string>>();
  const bodies = declarations(folder)
    .filter((file) => file !== "index.d.ts")
    .map((file) =>
      readFileSync(join(folder, file), "utf8").replace(
        /^import (?:type )?\{([^}]*)\} from "([^"]+)";\n/gm,
        (_, names: string, from: string) => {
          if (/^\.\/[\w-]+\.js$/.test(from) || from.startsWith(within)) return "";
          // Types of other families have one home now.
          const home = from.replace(/\/types\/[\w-]+\.js$/, "/types/index.js");
          const known = imports.get(home) ?? new Set();
          for (const name of names.split(","))
            if (name.trim()) known.add(name.trim().replace(/^type /, ""));
          imports.set(home, known);
          return "";
        },
      ),
    );
  const head = [...imports]
    .filter(([from]) => from !== "../types/index.js" || !folder.endsWith("types"))
    .map(([from, names]) => `import type { ${[...names].sort().join(", ")} } from "${from}";\n`);
  // A class that is extended is a value to the compiler.
  return [
    ...head.map((line) => line.replace(/import type (\{ Resource \})/, "import $1")),
    ...bodies,
  ].join("");
}

const declarations = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".d.ts"))
        .sort()
    : [];

function removeDeclarations(folder: string, kept: readonly string[]): void {
  for (const file of declarations(folder)) if (!kept.includes(file)) rmSync(join(folder, file));
}

function rewrite(path: string, change: (text: string) => string): void {
  if (existsSync(path)) writeFileSync(path, change(readFileSync(path, "utf8")));
}
