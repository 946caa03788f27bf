/** results.jsonl: a header, one line per case and column, a footer. Without the footer a run is void. */
import { countBy, resultsOf, type RunRecord } from "./run-record.ts";

export function jsonLines(run: RunRecord): string {
  const { results, cases, requirements: _, ...header } = run;
  const footer = {
    type: "footer",
    cases: cases.length,
    columns: Object.fromEntries(
      run.columns.map(({ name }) => [name, countBy(resultsOf(run, name))]),
    ),
  };
  const lines = [
    { type: "header", ...header },
    ...results.map((result) => ({ type: "result", ...result })),
    footer,
  ];
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}
