/** The categories of the suite: each has its share of cases, and each case belongs to one. */
import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { Case } from "./case-file.ts";

export type Category = {
  readonly category: string;
  readonly suites: readonly string[];
  /** How many cases it has at the least. */
  readonly least: number;
};

const url = new URL("../cases/requirements/categories.yaml", import.meta.url);

export function readCategories(): readonly Category[] {
  return load(readFileSync(url, "utf8")) as readonly Category[];
}

/** One sentence per category with fewer cases than its share, and per suite that is in none. `cases` are all there are. */
export function shortCategories(
  cases: readonly Pick<Case, "suite">[],
  categories: readonly Category[],
): string[] {
  const short = categories.flatMap(({ category, suites, least }) => {
    const count = cases.filter((test) => suites.includes(test.suite)).length;
    return count >= least ? [] : [`${category} has ${count} cases, ${least} is its share`];
  });
  const known = new Set(categories.flatMap(({ suites }) => suites));
  const strange = new Set(cases.map((test) => test.suite).filter((suite) => !known.has(suite)));
  return [...short, ...[...strange].map((suite) => `suite ${suite} is in no category`)];
}
