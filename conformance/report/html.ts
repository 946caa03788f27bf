/** index.html: one self-contained page; filters, and per cell the bytes that were on the wire. */
import { readFileSync } from "node:fs";
import { columnScores } from "./scores.ts";
import { repeatCommand, type RunRecord } from "./run-record.ts";

const page = readFileSync(new URL("page.html", import.meta.url), "utf8");

/** JSON inside a script element must not be able to close it. */
const embed = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

export function html(run: RunRecord): string {
  const data = {
    ...run,
    scores: columnScores(run),
    requirements: run.requirements.map(({ requirement, cases, status }) => ({
      requirement,
      cases: cases.length,
      status,
    })),
    results: run.results.map((result) => ({ ...result, repeat: repeatCommand(result, run.seed) })),
  };
  return page.replace('"__RUN__"', () => embed(data));
}
