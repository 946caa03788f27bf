/** From a document to the files of the server layer, in memory and on disk. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildApi, collectReport, parseDocument, renderPlans } from "@njia/generator-core";
import { target } from "../../src/index.ts";

const repository = fileURLToPath(new URL("../../../..", import.meta.url));

/** The generated files by path; `text` is YAML or JSON. */
export function generate(text: string): ReadonlyMap<string, string> {
  const report = collectReport();
  const document = parseDocument({ text, file: "test.yaml" }, { report });
  const api = buildApi(document, { posture: "server", report });
  const context = { packageName: "shop", packageVersion: "1.0.0", report, samples: new Map() };
  const { files } = renderPlans(target, [...target.plan(api, context)]);
  return new Map(files.map((file) => [file.path, file.text]));
}

/** Writes the files to `src/generated` of a new folder, with the hand-written types they lean on beside them. */
export function project(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "njia-server-target-"));
  for (const [path, text] of files) {
    const file = join(folder, "src/generated", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  mkdirSync(join(folder, "src/http"));
  for (const name of ["operation.ts", "problem-facts.ts", "reply.ts", "validator-tables.ts"]) {
    cpSync(join(repository, "server-stub/src/http", name), join(folder, "src/http", name));
  }
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const extend = join(repository, ".config/tsconfig.base.json");
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: extend, include: ["src"] }),
  );
  return folder;
}

/** What the strict compiler has to say about a project; empty if it is content. */
export function compile(folder: string): string {
  try {
    const tsc = join(repository, "node_modules/.bin/tsc");
    execFileSync(tsc, ["--noEmit", "-p", folder], { encoding: "utf8" });
    return "";
  } catch (error) {
    return String((error as { readonly stdout?: unknown }).stdout);
  }
}
