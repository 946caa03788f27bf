// Builds the package in dist/package: tsc twice, unbundled, ESM and CommonJS, each folder with a package.json of its own.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { joinDeclarations, shareDeclarations } from "./declarations.ts";
import { packageManifest, formatManifest } from "./manifest.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const target = join(dist, "package");

/** Compiles a copy of the sources: tsc decides the module format by the package.json beside them. */
function compile(format: "esm" | "cjs"): void {
  const work = join(dist, `work-${format}`);
  mkdirSync(work, { recursive: true });
  cpSync(join(root, "src"), join(work, "src"), { recursive: true });
  writeFileSync(join(work, "package.json"), formatManifest(format, "./src", ".ts"));
  const compilerOptions = {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    module: "NodeNext",
    moduleResolution: "NodeNext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    isolatedDeclarations: true,
    declaration: true,
    stripInternal: true,
    verbatimModuleSyntax: format === "esm",
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
    types: ["node"],
    rootDir: "src",
    outDir: join(target, format),
  };
  writeFileSync(join(work, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
  execFileSync("tsc", ["-p", work], { stdio: "inherit" });
  writeFileSync(join(target, format, "package.json"), formatManifest(format, ".", ".js"));
  rmSync(work, { recursive: true });
  tidy(join(target, format));
  joinDeclarations(join(target, format));
}

/** Declarations keep their comments for editors; in code they only cost. Specifiers in declarations must end in .js. */
function tidy(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.[jt]s$/.test(path)) continue;
    const text = readFileSync(path, "utf8");
    const tidied = path.endsWith(".d.ts")
      ? text.replace(/(from "\.[^"]*|import\("\.[^"]*)\.ts"/g, '$1.js"')
      : stripped(path, text);
    if (tidied !== text) writeFileSync(path, tidied);
  }
}

/** Without doc comments; fixtures, which are data, also without indentation (their strings hold no line breaks). */
function stripped(path: string, text: string): string {
  const code = text.replace(/^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n/gm, "");
  return path.includes("fixtures") ? code.replace(/^[ \t]+/gm, "") : code;
}

rmSync(dist, { recursive: true, force: true });
for (const format of ["esm", "cjs"] as const) compile(format);
shareDeclarations(join(target, "esm"));
const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, unknown>;
writeFileSync(join(target, "package.json"), packageManifest(own));
for (const file of ["README.md", "CHANGELOG.md", "api.md"])
  cpSync(join(root, file), join(target, file));
cpSync(join(root, "../../LICENSE"), join(target, "LICENSE"));
