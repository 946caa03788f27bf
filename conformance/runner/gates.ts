/** Gates against empty success: the verdict is "passed as many as expected", never "nothing failed". */
import type { Case } from "./case-file.ts";
import type { CaseResult } from "./execute.ts";
import { isPureError, type Control } from "./controls.ts";
import type { Column } from "./columns.ts";

export type GateFault = { readonly gate: string; readonly message: string };

/** Categories in which an SDK of ours may not claim that it lacks something. */
const noExcuses = new Set(["retries", "idempotency", "webhooks", "malformed"]);
const unsupportedShare = 0.02;

export function columnGates(
  column: Column,
  cases: readonly Case[],
  results: readonly CaseResult[],
): GateFault[] {
  const mine = results.filter((result) => result.column === column.name);
  const found: GateFault[] = [];
  if (mine.length !== cases.length) {
    found.push({
      gate: "executed",
      message: `${column.name}: executed ${mine.length} of ${cases.length} cases`,
    });
  }
  const unsupported = mine.filter((result) => result.status === "unsupported");
  if (column.kind === "sdk") {
    for (const result of unsupported.filter((each) => noExcuses.has(each.suite))) {
      found.push({
        gate: "unsupported",
        message: `${column.name}: ${result.id} is unsupported (${result.reason})`,
      });
    }
    if (unsupported.length > cases.length * unsupportedShare) {
      found.push({
        gate: "unsupported",
        message: `${column.name}: ${unsupported.length} of ${cases.length} unsupported, at most 2 % may be`,
      });
    }
  }
  return found;
}

export function controlGates(
  control: Control,
  cases: readonly Case[],
  results: readonly CaseResult[],
): GateFault[] {
  const passed = results.filter(
    (result) => result.column === control.column.name && result.status === "pass",
  );
  const limit = control.mayPass(cases.length, cases.filter(isPureError).length);
  if (passed.length <= Math.max(limit, 0)) return [];
  const names = passed
    .slice(0, 5)
    .map((result) => result.id)
    .join(", ");
  return [
    {
      gate: "control",
      message: `${control.column.name} passed ${passed.length} cases, at most ${Math.max(limit, 0)} allowed: ${names}`,
    },
  ];
}
