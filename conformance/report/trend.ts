/** trend.jsonl: one line per whole run, so that runs of the same suite version can be compared. */
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { countBy, resultsOf, type RunRecord } from "./run-record.ts";

export function appendTrend(run: RunRecord, folder: string): void {
  const { suiteVersion, specSha256, commit, startedAt, seconds, cases } = run;
  const columns = Object.fromEntries(
    run.columns.map(({ name }) => [name, countBy(resultsOf(run, name)).pass]),
  );
  const line = {
    suiteVersion,
    specSha256,
    commit,
    startedAt,
    seconds,
    cases: cases.length,
    columns,
  };
  appendFileSync(join(folder, "trend.jsonl"), `${JSON.stringify(line)}\n`);
}
