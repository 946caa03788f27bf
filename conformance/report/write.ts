/** Writes the four reports of a run into one folder. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { html } from "./html.ts";
import { jsonLines } from "./jsonl.ts";
import { junit } from "./junit.ts";
import { markdown } from "./markdown.ts";
import type { RunRecord } from "./run-record.ts";

export function writeReports(run: RunRecord, folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const files = {
    "results.jsonl": jsonLines(run),
    "MATRIX.md": markdown(run),
    "index.html": html(run),
    "junit.xml": junit(run),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return Object.keys(files).map((name) => join(folder, name));
}
