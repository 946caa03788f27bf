/** What a whole run produced: the one input of every report. */
import type { CaseResult } from "../runner/execute.ts";
import type { GateFault } from "../runner/gates.ts";
import type { RequirementRow } from "../runner/requirement-view.ts";

export type ColumnFacts = {
  readonly name: string;
  readonly kind: "sdk" | "foreign" | "control" | "http";
  readonly version: string;
  readonly runtime: string;
};

export type RunRecord = {
  readonly suiteVersion: string;
  readonly specSha256: string;
  readonly commit: string;
  readonly database: string;
  readonly startedAt: string;
  readonly seed: number;
  readonly seconds: number;
  readonly columns: readonly ColumnFacts[];
  readonly cases: readonly {
    readonly id: string;
    readonly suite: string;
    readonly about: string;
    readonly req: readonly string[];
  }[];
  readonly results: readonly CaseResult[];
  readonly gateFaults: readonly GateFault[];
  readonly requirements: readonly RequirementRow[];
};

export function resultsOf(run: RunRecord, column: string): readonly CaseResult[] {
  return run.results.filter((result) => result.column === column);
}

export function countBy(
  results: readonly CaseResult[],
): Readonly<Record<CaseResult["status"], number>> {
  const counts = { pass: 0, fail: 0, crash: 0, timeout: 0, unsupported: 0, void: 0 };
  for (const result of results) counts[result.status] += 1;
  return counts;
}

/** One line that repeats a cell of the matrix. */
export function repeatCommand(result: CaseResult, seed: number): string {
  return `npm run conformance -- --column ${result.column} --case ${result.id} --seed ${seed}`;
}
