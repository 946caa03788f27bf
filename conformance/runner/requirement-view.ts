/** Every operation, schema, header and clause of the contract, the cases that prove it, and how each SDK fares: nothing is typed by hand. */
import { existsSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { Case } from "./case-file.ts";
import type { CaseResult } from "./execute.ts";
import { componentsOf, operations, type SpecOperation } from "./spec-examples.ts";
import { substitute } from "./values.ts";

export type RequirementRow = {
  readonly requirement: string;
  readonly cases: readonly string[];
  /** Column -> passed of executed. */
  readonly status: Readonly<Record<string, string>>;
};

const frozenUrl = new URL("../cases/requirements/2026-09-01.yaml", import.meta.url);

/** Cases that were there when the API version was released; later ones count as added after it. */
export function frozenCases(): ReadonlySet<string> {
  if (!existsSync(frozenUrl)) return new Set();
  const file = load(readFileSync(frozenUrl, "utf8")) as { cases: readonly string[] };
  return new Set(file.cases);
}

function called(test: Case): string[] {
  const known = new Map(Object.entries(test.variables));
  return test.steps.flatMap((step) => {
    const operation = step.call ?? step.iterate;
    return operation === undefined ? [] : [String(substitute(operation, known))];
  });
}

/** Streams are called like any other; pages and scripts for browsers are no part of an SDK. */
const ofSdks = ({ media }: SpecOperation): boolean => !/^text\/(html|javascript)$/.test(media);

/**
 * Requirement -> ids of the cases that trace to it: by claim, or by calling the operation, whose requests and answers are
 * made of its schemas and carry its headers.
 */
function traced(
  cases: readonly Case[],
  parts: ReadonlyMap<string, readonly string[]>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (requirement: string, id: string): void => {
    const ids = found.get(requirement) ?? new Set();
    found.set(requirement, ids.add(id));
  };
  for (const test of cases) {
    for (const claim of test.req) add(claim, test.id);
    for (const operation of called(test)) {
      for (const requirement of parts.get(operation) ?? []) add(requirement, test.id);
    }
  }
  return found;
}

/** `required` are the clauses; operations come from the API document. Cases outside the run have no status. */
export function requirementView(
  cases: readonly Case[],
  clauses: readonly string[],
  columns: readonly string[],
  results: readonly CaseResult[],
): RequirementRow[] {
  const parts = new Map(
    operations()
      .filter(ofSdks)
      .map(({ id, pointer }) => [
        id,
        [pointer, ...componentsOf(pointer)].map((each) => `spec:${each}`),
      ]),
  );
  const found = traced(cases, parts);
  const byCell = new Map(results.map((result) => [`${result.column} ${result.id}`, result]));
  const own = [...parts.values()].flatMap(([pointer = ""]) => pointer);
  const components = [...parts.values()].flatMap((each) => each.slice(1));
  const required = [
    ...own,
    ...new Set(components.toSorted()),
    ...clauses.map((clause) => `contract:${clause}`),
  ];
  return required.map((requirement) => {
    const ids = [...(found.get(requirement) ?? [])];
    const status = columns.map((column) => {
      const mine = ids.flatMap((id) => byCell.get(`${column} ${id}`) ?? []);
      const passed = mine.filter((result) => result.status === "pass").length;
      return [column, mine.length === 0 ? "-" : `${passed}/${mine.length}`] as const;
    });
    return { requirement, cases: ids, status: Object.fromEntries(status) };
  });
}

/** One sentence per requirement that no case proves. */
export function blanks(rows: readonly RequirementRow[]): string[] {
  return rows
    .filter((row) => row.cases.length === 0)
    .map((row) => `no case traces to ${row.requirement}`);
}
