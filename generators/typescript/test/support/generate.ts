// From a small document to a project on disk, as the command makes it.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  buildApi,
  collectReport,
  parseDocument,
  renderPlans,
  type Api,
  type PlanContext,
} from "@njia/generator-core";
import { target } from "../../src/index.ts";

const repository = fileURLToPath(new URL("../../../..", import.meta.url));

export const context: PlanContext = {
  packageName: "shop-api",
  packageVersion: "1.0.0",
  report: collectReport(),
  samples: new Map(),
};

/** The IR of a document given as YAML or JSON text. */
export function api(text: string): Api {
  const report = collectReport();
  const document = parseDocument({ text, file: "test.yaml" }, { report });
  return buildApi(document, { posture: "client", report });
}

/** The generated files by path, without the runtime. */
export function generate(
  text: string,
  packageName: string = context.packageName,
): ReadonlyMap<string, string> {
  const { files } = renderPlans(target, [...target.plan(api(text), { ...context, packageName })]);
  return new Map(files.map((file) => [file.path, file.text]));
}

/** Writes the files, the runtime beside them, and returns the folder. */
export function project(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "njia-ts-target-"));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(join(repository, "sdks/typescript/src/runtime"), join(folder, "src/runtime"), {
    recursive: true,
  });
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** What the strict compiler has to say; empty if it is content. */
export function compile(folder: string): string {
  try {
    execFileSync(join(repository, "node_modules/.bin/tsc"), ["--noEmit", "-p", folder], {
      encoding: "utf8",
    });
    return "";
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}

/** Runs a script in the project and gives what it prints as JSON. */
export function run(folder: string, script: string): unknown {
  const file = join(folder, "script.ts");
  writeFileSync(file, script);
  return JSON.parse(execFileSync(process.execPath, [file], { cwd: folder, encoding: "utf8" }));
}
