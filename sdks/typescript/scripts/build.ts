// Builds the package in dist/package: declarations by tsc, code by esbuild, once per module format.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildCode } from "./code.ts";
import { joinDeclarations, shareDeclarations } from "./declarations.ts";
import { formatManifest, packageManifest } from "./manifest.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = join(root, "dist/package");

rmSync(join(root, "dist"), { recursive: true, force: true });
mkdirSync(target, { recursive: true });
declarations(join(target, "esm"));
cpSync(join(target, "esm"), join(target, "cjs"), { recursive: true });
shareDeclarations(join(target, "esm"));
for (const format of ["esm", "cjs"] as const) {
  await buildCode(root, join(target, format), format);
  writeFileSync(join(target, format, "package.json"), formatManifest(format));
}
const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, unknown>;
writeFileSync(join(target, "package.json"), packageManifest(own));
for (const file of ["README.md", "CHANGELOG.md", "api.md"])
  cpSync(join(root, file), join(target, file));
cpSync(join(root, "../../LICENSE"), join(target, "LICENSE"));

/** Declarations of all modules, with specifiers that end in .js; the same text serves both formats. */
function declarations(folder: string): void {
  const project = join(root, "tsconfig.build.json");
  execFileSync("tsc", ["-p", project, "--outDir", folder], { stdio: "inherit" });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace(/(from "\.[^"]*|import\("\.[^"]*)\.ts"/g, '$1.js"'));
  }
  joinDeclarations(folder);
}
