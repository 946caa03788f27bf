/** Every component of the bundle comes from the file of its name, and no file lies unused. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { CheckResult, Finding } from "./finding.ts";
import { objectOf, type JsonObject } from "./json.ts";

const root = join(import.meta.dirname, "..");
const sections = ["schemas", "parameters", "headers", "responses", "examples"] as const;

/** `document` is the bundle; `folder` holds one folder for each section. */
export function checkFiles(document: JsonObject, folder: string = root): CheckResult {
  const components = objectOf(document["components"]);
  let count = 0;
  const findings = sections.flatMap((section) => {
    const files = new Set(
      readdirSync(join(folder, section)).map((file) => basename(file, ".yaml")),
    );
    const names = new Set(Object.keys(objectOf(components[section])));
    count += files.size;
    const unused = [...files]
      .filter((name) => !names.has(name))
      .map((name): Finding => ({
        at: `${section}/${name}.yaml`,
        message: "Nothing refers to this file; use it or delete it.",
      }));
    const stray = [...names]
      .filter((name) => !files.has(name))
      .map((name): Finding => ({
        at: `/components/${section}/${name}`,
        message: "There is no file of this name.",
      }));
    return [...unused, ...stray];
  });
  return { name: "files", findings, checked: `${count} files` };
}
