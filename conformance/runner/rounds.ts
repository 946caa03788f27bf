/** Plays the cases of a column once or several times, and tells which do not always end alike. */
import { repeatCommand } from "../report/run-record.ts";
import type { Case } from "./case-file.ts";
import type { Column } from "./columns.ts";
import { executeCase, type CaseResult } from "./execute.ts";
import type { GateFault } from "./gates.ts";
import type { Options } from "./options.ts";
import type { Testbed } from "./testbed.ts";

export type Rounds = {
  /** Of the first round. */
  readonly results: readonly CaseResult[];
  readonly flakes: readonly GateFault[];
};

function say(result: CaseResult, { verbose, seed }: Options): void {
  if (result.status !== "pass") {
    console.log(
      `${result.status.toUpperCase().padEnd(11)} ${result.column} > ${result.id}\n            ${result.reason}\n            ${repeatCommand(result, seed)}`,
    );
  } else if (verbose) console.log(`pass        ${result.column} > ${result.id}`);
}

export async function playRounds(
  column: Column,
  cases: readonly Case[],
  testbed: Testbed | null,
  options: Options,
): Promise<Rounds> {
  const results = new Map<string, CaseResult>();
  const flakes: GateFault[] = [];
  for (let round = 1; round <= options.repeat; round += 1) {
    for (const test of cases) {
      const result = await executeCase(test, column, column.driver, testbed);
      const first = results.get(test.id);
      if (first === undefined) results.set(test.id, result);
      if (first === undefined || result.status !== first.status) say(result, options);
      if (first === undefined || result.status === first.status) continue;
      flakes.push({
        gate: "flake",
        message: `${column.name}: ${test.id} ended as ${first.status} at first, as ${result.status} in round ${round} (${result.reason || first.reason})`,
      });
    }
  }
  return { results: [...results.values()], flakes };
}
