/** What a survey came to, written down: MUTANTS.md for people, mutants.csv case by case, killers.json for the next run. */
import { layers, nameOf, type Mutant } from "./catalogue.ts";
import type { Kill } from "./survey.ts";
import { defects } from "./sdk/defects.ts";
import { serverMutants } from "./server/catalogue.ts";

/** Killers by mutant, a few each: they are tried first when only the score is asked for. */
export type Hints = Readonly<Record<string, readonly string[]>>;

const kept = 3;
const shown = 4;

export const hintsOf = (kills: readonly Kill[]): Hints =>
  Object.fromEntries(kills.map((one) => [nameOf(one.mutant), one.killers.slice(0, kept)]));

export type Score = { readonly killed: number; readonly total: number };

/** A mutant that is made in several languages counts once, as killed when it is killed in each. */
export function scoreOf(kills: readonly Kill[], layer?: Mutant["layer"]): Score {
  const chosen = kills.filter((one) => layer === undefined || one.mutant.layer === layer);
  const byName = Map.groupBy(chosen, ({ mutant }) => `${mutant.layer} ${mutant.name}`);
  const killed = [...byName.values()].filter((ones) =>
    ones.every(({ killers }) => killers.length > 0),
  );
  return { killed: killed.length, total: byName.size };
}

export function csv(kills: readonly Kill[], cases: readonly string[]): string {
  const sets = kills.map((one) => new Set(one.killers));
  const head = ["case", ...kills.map((one) => nameOf(one.mutant))];
  const rows = cases.map((id) => [id, ...sets.map((set) => (set.has(id) ? "1" : "0"))]);
  return [head, ...rows].map((row) => `${row.join(",")}\n`).join("");
}

export type Page = {
  readonly kills: readonly Kill[];
  readonly cases: number;
  readonly idle: readonly string[];
  readonly commit: string;
};

export function page({ kills, cases, idle, commit }: Page): string {
  const { killed, total } = scoreOf(kills);
  const languages = [...new Set(kills.map((one) => one.mutant.language))];
  return [
    "# Mutation check",
    "",
    `Written by \`npm run conformance:mutants -- --matrix\` at commit ${commit}. ${killed} of ${total} client defects are seen (${layers
      .map((layer) => {
        const part = scoreOf(kills, layer);
        return `${layer} ${part.killed} of ${part.total}`;
      })
      .join(
        ", ",
      )}; SDK defects are planted into ${languages.join(" and ")} and must be seen in each).`,
    `${cases - idle.length} of ${cases} cases see at least one defect that is not blatant (one that breaks everything alike); the others are in unproven.txt.`,
    "Cases with a live server play only against mutants that no other case saw, or until they have seen one.",
    `The ${serverMutants.length} server defects are judged by \`npm run reliability -- --mutants\`: [SERVER.md](SERVER.md).`,
    "",
    "| layer | mutant | cases that see it | among them |",
    "| --- | --- | --: | --- |",
    ...kills.map(
      ({ mutant, killers }) =>
        `| ${mutant.layer} | ${nameOf(mutant)} | ${killers.length} | ${killers.slice(0, shown).join(", ")} |`,
    ),
    "",
    "## Defects planted into SDKs",
    "",
    ...Object.entries(defects).map(([name, about]) => `- ${name}: ${about}`),
    "",
  ].join("\n");
}
