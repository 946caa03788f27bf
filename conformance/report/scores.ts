/** Scores per column, computed once for the page. */
import { countBy, resultsOf, type RunRecord } from "./run-record.ts";

export type Score = {
  readonly name: string;
  readonly kind: string;
  readonly passed: number;
  readonly total: number;
};

export function columnScores(run: RunRecord): Score[] {
  return run.columns.map((column) => ({
    name: column.name,
    kind: column.kind,
    passed: countBy(resultsOf(run, column.name)).pass,
    total: run.cases.length,
  }));
}
