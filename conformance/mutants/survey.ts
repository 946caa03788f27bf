/** Plays cases against mutants. A case judges only where the honest client passes it. */
import { manifest, type Case } from "../runner/case-file.ts";
import type { Column } from "../runner/columns.ts";
import { executeCase, type CaseResult } from "../runner/execute.ts";
import type { Testbed } from "../runner/testbed.ts";
import { nameOf, type Mutant, type Stable } from "./catalogue.ts";

export type Kill = {
  readonly mutant: Mutant;
  /** Ids of the cases that see it; only the first one unless all were played. */
  readonly killers: readonly string[];
  readonly played: number;
};

/** `proven` gathers the cases that saw a mutant which is not blatant; surveys side by side share it. */
export class Survey {
  readonly #stable: Stable;
  readonly #cases: readonly Case[];
  readonly #testbed: Testbed | null;
  /** Those around which wire and result mutants are made, the main one first. */
  readonly #columns: readonly string[];
  readonly #green = new Map<string, Promise<boolean>>();
  readonly #proven: Set<string>;

  constructor(
    stable: Stable,
    cases: readonly Case[],
    testbed: Testbed | null,
    columns: readonly string[],
    proven: Set<string>,
  ) {
    this.#columns = columns;
    this.#proven = proven;
    this.#stable = stable;
    this.#cases = cases;
    this.#testbed = testbed;
  }

  /** The first case that sees the mutant; those named are tried before all others. */
  async first(mutant: Mutant, hints: readonly string[]): Promise<Kill> {
    const [order, play] = await this.#prepare(mutant, hints);
    let played = 0;
    try {
      for (const test of order) {
        if (!(await this.#isGreen(test, mutant.language))) continue;
        played += 1;
        if (await play.sees(test)) return { mutant, killers: [test.id], played };
      }
      return { mutant, killers: [], played };
    } finally {
      await play.done();
    }
  }

  /**
   * Every case that sees the mutant. Cases with a live server take longest, so they only play where something is still
   * open: against a mutant that nothing saw, or until they have seen one. With `openOnly` that holds for all cases.
   */
  async all(mutant: Mutant, openOnly: boolean): Promise<Kill> {
    const [order, play] = await this.#prepare(mutant, []);
    const killers: string[] = [];
    let played = 0;
    try {
      for (const test of order) {
        const settled = killers.length > 0 && this.#proven.has(test.id);
        if (settled && (openOnly || test.server === "live")) continue;
        if (!(await this.#isGreen(test, mutant.language))) continue;
        played += 1;
        if (!(await play.sees(test))) continue;
        killers.push(test.id);
        if (!mutant.blatant) this.#proven.add(test.id);
      }
      return { mutant, killers, played };
    } finally {
      await play.done();
    }
  }

  /** Cases of the mutant's column; of one for the remainder, those that no other column of its kind can play. */
  async #casesFor({ remainder, language }: Mutant, column: Column): Promise<readonly Case[]> {
    const own = manifest(this.#cases, column.capabilities).filter((test) =>
      test.needs.every((need) => column.capabilities.has(need)),
    );
    if (!remainder) return own;
    const taken = new Set<Case>();
    for (const name of this.#columns.slice(0, this.#columns.indexOf(language))) {
      const { capabilities } = await this.#stable.honest(name);
      for (const test of manifest(this.#cases, capabilities))
        if (test.needs.every((need) => capabilities.has(need))) taken.add(test);
    }
    return own.filter((test) => !taken.has(test));
  }

  async #prepare(
    mutant: Mutant,
    hints: readonly string[],
  ): Promise<[readonly Case[], { sees(test: Case): Promise<boolean>; done(): Promise<void> }]> {
    const live = await this.#stable.start(mutant);
    const rank = (test: Case): number =>
      hints.includes(test.id) ? 0 : test.server === "live" ? 2 : 1;
    const order = (await this.#casesFor(mutant, live.column)).toSorted((a, b) => rank(a) - rank(b));
    const sees = async (test: Case): Promise<boolean> =>
      (await this.#result(test, live.column)).status !== "pass";
    return [order, { sees, done: live.done }];
  }

  #isGreen(test: Case, language: string): Promise<boolean> {
    const key = `${language} ${test.id}`;
    const known = this.#green.get(key);
    if (known !== undefined) return known;
    const asked = this.#stable.honest(language).then(async (column) => {
      const { status, reason } = await this.#result(test, column);
      if (status !== "pass")
        console.log(
          `NOT GREEN ${test.id}: ${status} for the honest ${language}, so it judges none (${reason})`,
        );
      return status === "pass";
    });
    this.#green.set(key, asked);
    return asked;
  }

  #result(test: Case, column: Column): Promise<CaseResult> {
    return executeCase(test, column, column.driver, this.#testbed);
  }
}

export const verdict = ({ mutant, killers, played }: Kill): string =>
  `${killers.length > 0 ? "killed  " : "SURVIVED"} ${mutant.layer.padEnd(6)} ${nameOf(mutant).padEnd(46)} ${
    killers.length === 0
      ? `by none of ${played}`
      : `by ${killers.length} of ${played}: ${killers[0] ?? ""}`
  }`;

/** One kill for each mutant of the wire and of results, whatever columns it was made around. */
export function joined(kills: readonly Kill[]): readonly Kill[] {
  const main = kills.filter(({ mutant }) => !mutant.remainder);
  return main.map((kill) => {
    const more = kills.filter(
      ({ mutant }) =>
        mutant.remainder && mutant.layer === kill.mutant.layer && mutant.name === kill.mutant.name,
    );
    return {
      mutant: kill.mutant,
      killers: [...kill.killers, ...more.flatMap(({ killers }) => killers)],
      played: more.reduce((sum, { played }) => sum + played, kill.played),
    };
  });
}
