/** Projects that the target makes of a document: as texts, and as a folder that Python can run in. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  buildApi,
  collectReport,
  loadDocument,
  planAll,
  renderPlans,
  type Json,
} from "@njia/generator-core";
import { afterAll } from "vitest";
import { target } from "../../src/index.ts";

export const SDK = fileURLToPath(new URL("../../../../sdks/python/", import.meta.url));

/** The files of a package by path, without the runtime. */
export async function generate(
  document: Json,
  packageName: string,
): Promise<ReadonlyMap<string, string>> {
  const report = collectReport();
  const source = { text: JSON.stringify(document), file: "api.json" };
  const api = buildApi(await loadDocument(source, { report }), { posture: "client", report });
  const context = { packageName, packageVersion: "1.0.0", report, samples: new Map() };
  const plans = planAll(api, { target, context, plans: "package" });
  return new Map(renderPlans(target, plans).files.map((file) => [file.path, file.text]));
}

/** Makes folders of projects with the runtime beside the module; they are gone after the tests of the file. */
export function useFolders(): (files: ReadonlyMap<string, string>, module: string) => string {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  return (files, module) => {
    const folder = mkdtempSync(join(tmpdir(), "njia-python-"));
    folders.push(folder);
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const runtime = join(SDK, "src/njia/_runtime");
    cpSync(runtime, join(folder, "src", module, "_runtime"), { recursive: true });
    return folder;
  };
}
