// Installs the packed tarball into clean projects, as its users do, and judges it there: ESM, CommonJS, strict types under
// three ways of resolving modules, browser and edge bundles, and the checks of publint and attw.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { FOR_CHECKS, startServer } from "../../../scripts/start/server.ts";
import { pack } from "./pack.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
execFileSync("node", [join(root, "scripts/build.ts")], { stdio: "inherit" });
const tarball = pack();
const work = mkdtempSync(join(tmpdir(), "njia-package-"));

function step(name: string, action: () => void): void {
  const before = performance.now();
  action();
  console.log(`ok ${name} (${Math.round(performance.now() - before)} ms)`);
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    timeout: 120_000,
  });
}

/** A copy of a test project with the tarball installed and nothing else. */
function install(name: string): string {
  const folder = join(work, name);
  cpSync(join(root, "test-projects", name), folder, { recursive: true });
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", tarball], folder);
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as {
    packages: object;
  };
  // trap:T9 there is no dependency range that could be wrong, because there is no dependency.
  const installed = Object.keys(lock.packages).filter(Boolean);
  if (installed.length !== 1) throw new Error(`the package drags in ${installed.join(", ")}`);
  return folder;
}

/** What the live program says after using a real server, the one that the environment names or one of its own. */
async function live(folder: string): Promise<string> {
  if (process.env["NJIA_BASE_URL"] !== undefined && process.env["NJIA_API_KEY"] !== undefined)
    return run("node", ["main.js"], folder).trim();
  const server = await startServer(FOR_CHECKS);
  if (server === null) throw new Error("The server could not be started.");
  try {
    process.env["NJIA_BASE_URL"] = server.url;
    process.env["NJIA_API_KEY"] = server.apiKey;
    return run("node", ["main.js"], folder).trim();
  } finally {
    await server.stop();
  }
}

function checkTypes(folder: string, options: Readonly<Record<string, unknown>>): void {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: "es2022",
    lib: ["es2022", "dom", "dom.iterable", "dom.asynciterable"],
    types: [],
    ...options,
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["main.ts"] }),
  );
  run("tsc", ["-p", folder], folder);
}

async function checkBundle(folder: string, conditions: string[]): Promise<void> {
  const result = await build({
    absWorkingDir: folder,
    entryPoints: ["main.js"],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions,
    write: false,
    logLevel: "silent",
  });
  const text = result.outputFiles[0]?.text ?? "";
  for (const forbidden of [/["']node:/, /\bBuffer\b/, /(?<![.\w])process\./, /\brequire\(/])
    if (forbidden.test(text))
      throw new Error(`the bundle for ${conditions[0] ?? ""} holds ${forbidden.source}`);
}

try {
  step("publint", () => void run("publint", ["--strict", join(root, "dist/package")], root));
  step("attw", () => void run("attw", [tarball, "--format", "ascii"], root));
  step("esm", () => void run("node", ["main.js"], install("esm")));
  step("cjs", () => void run("node", ["main.js"], install("cjs")));
  console.log(await live(install("live")));
  const types = install("types");
  step("types, nodenext", () => checkTypes(types, { module: "nodenext" }));
  step("types, bundler", () =>
    checkTypes(types, { module: "esnext", moduleResolution: "bundler" }),
  );
  step("types, node10", () =>
    checkTypes(types, {
      module: "commonjs",
      moduleResolution: "node10",
      ignoreDeprecations: "5.0",
    }),
  );
  const browser = install("browser");
  for (const condition of ["browser", "workerd", "edge-light"]) {
    await checkBundle(browser, [condition, "import"]);
    console.log(`ok bundle, ${condition}`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
