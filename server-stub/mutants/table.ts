/** `RESULTS.md`: what became of each mutant when it was last run. A run of some of them replaces their rows only. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Mutant } from "./catalogue.ts";

const FILE = fileURLToPath(new URL("RESULTS.md", import.meta.url));
const ROW = /^\| (\d+) \|/;

export interface Result {
  readonly mutant: Mutant;
  readonly verdict: string;
}

export function writeResults(results: readonly Result[], day: string): void {
  const rows = new Map<number, string>();
  const before = existsSync(FILE) ? readFileSync(FILE, "utf8").split("\n") : [];
  for (const line of before) {
    const number = ROW.exec(line)?.[1];
    if (number !== undefined) rows.set(Number(number), line);
  }
  for (const { mutant, verdict } of results) {
    const cells = [mutant.invariant, mutant.broken, mutant.test, verdict, day];
    rows.set(mutant.invariant, `| ${cells.map((cell) => plain(String(cell))).join(" | ")} |`);
  }
  const lines = [...rows].sort(([a], [b]) => a - b).map(([, line]) => line);
  const seen = lines.filter((line) => line.includes("| red by ")).length;
  writeFileSync(
    FILE,
    [
      "# Invariants, each broken once",
      "",
      "Written by `npm run mutants:invariants -w server-stub -- --write`. The numbers are those of the list in `../README.md`.",
      `${seen} of ${lines.length} were seen.`,
      "",
      "| # | what was broken | test that must see it | what came of it | run on |",
      "| --- | --- | --- | --- | --- |",
      ...lines,
      "",
    ].join("\n"),
  );
}

const plain = (text: string): string => text.replaceAll("|", "\\|");
