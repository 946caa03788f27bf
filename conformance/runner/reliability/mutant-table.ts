/** `mutants/SERVER.md`: what became of each server that is known to be wrong when it was last run. A run of some of them replaces their rows only. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serverMutants } from "../../mutants/server/catalogue.ts";
import { isAsExpected, type Outcome } from "./report.ts";

const FILE = fileURLToPath(new URL("../../mutants/SERVER.md", import.meta.url));
const LONGEST = 140;
const KILLED = "killed";

/** Lines of the table by server and scenario, in the order of the catalogue. */
export function mergeRows(
  page: string,
  outcomes: readonly Outcome[],
  day: string,
): readonly string[] {
  const rows = new Map<string, string>();
  for (const line of page.split("\n")) {
    const [, name = "", scenario = ""] = line.split("|").map((cell) => cell.trim());
    if (placeOf(name) !== -1) rows.set(`${name}|${scenario}`, line);
  }
  for (const one of outcomes) {
    if (one.mutant === null) continue;
    const { violations, gateFaults } = one.verdict;
    const said = violations.find(({ message }) => one.shows?.test(message))?.message;
    const seen = isAsExpected(one)
      ? `${one.shown} violations, the first: ${brief(said ?? "")}`
      : brief([...violations.map(({ message }) => message), ...gateFaults].join("; "));
    const cells = [one.mutant, one.scenario, isAsExpected(one) ? KILLED : "SURVIVED", seen, day];
    rows.set(`${one.mutant}|${one.scenario}`, `| ${cells.join(" | ")} |`);
  }
  return [...rows]
    .sort(([a], [b]) => placeOf(a.split("|")[0] ?? "") - placeOf(b.split("|")[0] ?? ""))
    .map(([, line]) => line);
}

export function pageOf(rows: readonly string[]): string {
  const planted = new Set(rows.map((row) => row.split("|")[1]));
  const survived = new Set(
    rows.flatMap((row) => (row.split("|")[3]?.trim() === KILLED ? [] : [row.split("|")[1]])),
  );
  return [
    "# Servers known to be wrong",
    "",
    "Written by `npm run reliability -- --mutants --write`. One that is planted into several scenarios must be killed in each.",
    `${planted.size - survived.size} of ${planted.size} are killed; ${serverMutants.length} are in the catalogue.`,
    "",
    "| server | scenario | verdict | what was seen | run on |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

export function writeMutants(outcomes: readonly Outcome[], day: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  writeFileSync(FILE, pageOf(mergeRows(before, outcomes, day)));
}

const placeOf = (name: string): number => serverMutants.findIndex((mutant) => mutant.name === name);

/** Without what differs from run to run and says nothing: the paths and the tail of an output. */
const brief = (text: string): string =>
  text
    .replaceAll("|", "\\|")
    .replace(/\s+/g, " ")
    .replaceAll(/(?:file:\/\/)?\/[\w./-]*\/(?=[\w.-]+)/g, "")
    .slice(0, LONGEST);
