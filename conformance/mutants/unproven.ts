/** The list of cases that kill no mutant. It only shrinks: a new case must prove itself before it joins the suite. */
import { existsSync, readFileSync } from "node:fs";

/** Share of all cases that may stand on the list. */
export const mostUnproven = 0.05;

export function readUnproven(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const lines = readFileSync(file, "utf8").split("\n");
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("#")));
}

export const unprovenText = (ids: readonly string[]): string =>
  [
    "# Cases that see no mutant: what they check is shown by nothing yet. The list only shrinks.",
    "# Written by `npm run conformance:mutants -- --unproven`.",
    ...ids.toSorted(),
    "",
  ].join("\n");

/** What is wrong with the list after a full survey. */
export function unprovenFaults(
  listed: ReadonlySet<string>,
  idle: readonly string[],
  cases: number,
): readonly string[] {
  const now = new Set(idle);
  const limit = Math.floor(cases * mostUnproven);
  return [
    ...idle
      .filter((id) => !listed.has(id))
      .map((id) => `UNPROVEN ${id} kills no mutant and is not on mutants/unproven.txt`),
    ...[...listed]
      .filter((id) => !now.has(id))
      .map((id) => `STALE ${id} kills a mutant or is gone: take it off mutants/unproven.txt`),
    ...(listed.size > limit
      ? [`TOO MANY ${listed.size} of ${cases} cases are unproven, at most ${limit} may be`]
      : []),
  ];
}
