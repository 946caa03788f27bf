/** What the runs of one column and operation came to, and the gates that keep an empty proof from being green. */
import type { Violation } from "./judge.ts";
import type { Run } from "./plan.ts";

export type Outcome = {
  readonly column: string;
  readonly run: Run;
  /** `void`: the run could not be judged (the harness or the driver failed), which is not green. */
  readonly status: "pass" | "fail" | "void";
  readonly violations: readonly Violation[];
  readonly reason: string;
  /** The first attempt stood on a connection that had carried a request before. */
  readonly reusedConnection: boolean;
  readonly toldOutcome: "none" | "unknown" | "ok" | null;
};

export type Row = {
  readonly column: string;
  readonly operation: string;
  readonly sequences: number;
  readonly runs: number;
  readonly doubleSpends: number;
  readonly failed: number;
  readonly void: number;
  readonly reused: number;
};

export function rowsOf(outcomes: readonly Outcome[]): readonly Row[] {
  const groups = Map.groupBy(outcomes, (one) => `${one.column} ${one.run.operation}`);
  return [...groups.values()].map((group) => ({
    column: group[0]?.column ?? "",
    operation: group[0]?.run.operation ?? "",
    sequences: new Set(group.map((one) => one.run.ways.map((way) => way.name).join())).size,
    runs: group.length,
    doubleSpends: group.filter((one) => one.violations.some(isDoubleSpend)).length,
    failed: group.filter((one) => one.status === "fail").length,
    void: group.filter((one) => one.status === "void").length,
    reused: group.filter((one) => one.reusedConnection).length,
  }));
}

export const isDoubleSpend = (violation: Violation): boolean => violation.clause === 1;

/** A first way that strikes at accept, or before, cannot meet a connection that is already open. */
const meetsOpenConnection = (run: Run): boolean =>
  run.ways[0]?.name !== "refuse" && run.ways[0]?.name !== "drop-after-connect";

export function gates(
  outcomes: readonly Outcome[],
  options: { readonly planned: number },
): readonly string[] {
  const found: string[] = [];
  if (outcomes.length !== options.planned) {
    found.push(`executed ${outcomes.length} of ${options.planned} runs`);
  }
  for (const [column, group] of Map.groupBy(outcomes, (one) => one.column)) {
    const wanted = group.filter(
      (one) => one.run.connection === "reused" && meetsOpenConnection(one.run),
    );
    const reused = wanted.filter((one) => one.reusedConnection).length;
    if (reused < wanted.length * 0.9) {
      found.push(`${column}: ${reused} of ${wanted.length} runs stood on a reused connection`);
    }
  }
  return [...found, ...disagreements(outcomes)];
}

/** Where two outcomes would both be true, all SDKs must say the same; not where the clock decides which one is. */
function disagreements(outcomes: readonly Outcome[]): string[] {
  const told = Map.groupBy(
    outcomes.filter(
      (one) =>
        one.toldOutcome !== null &&
        one.run.mode === "exhaust" &&
        one.run.ways.every((way) => way.races !== true),
    ),
    (one) => one.run.ways.map((way) => way.name).join(),
  );
  return [...told].flatMap(([ways, group]) => {
    const words = Map.groupBy(group, (one) => one.toldOutcome);
    if (words.size < 2) return [];
    const each = [...words].map(
      ([word, ones]) =>
        `${String(word)} (${[...new Set(ones.map((one) => one.column))].join(", ")})`,
    );
    return [`after ${ways} the SDKs disagree about the outcome: ${each.join("; ")}`];
  });
}
