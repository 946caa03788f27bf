/** EXHAUST.md and exhaust.jsonl: what was proved, on what, and every run that was not green with its repetition. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nameOf } from "./plan.ts";
import { rowsOf, type Outcome } from "./tally.ts";

export type Proof = {
  readonly database: string;
  readonly depth: number;
  readonly startedAt: string;
  readonly seconds: number;
  readonly sample: number | null;
  readonly seed: number;
  readonly commit: string;
  readonly outcomes: readonly Outcome[];
  readonly gateFaults: readonly string[];
  /** The client that is known to pay twice: how many of its runs showed it. */
  readonly knownBad: { readonly runs: number; readonly doubleSpends: number };
};

export function writeProof(proof: Proof, folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const files = { "EXHAUST.md": markdown(proof), "exhaust.jsonl": jsonLines(proof) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return Object.keys(files).map((name) => join(folder, name));
}

export function table(proof: Pick<Proof, "outcomes">): readonly string[] {
  const rows = rowsOf(proof.outcomes);
  return [
    "| SDK | operation | sequences | runs | double spends | other violations | void | on a reused connection |",
    "| --- | --- | --: | --: | --: | --: | --: | --: |",
    ...rows.map(
      (row) =>
        `| ${row.column} | ${row.operation} | ${row.sequences} | ${row.runs} | ${row.doubleSpends} | ${row.failed - row.doubleSpends} | ${row.void} | ${row.reused} |`,
    ),
  ];
}

export const repeat = (outcome: Outcome): string =>
  `npm run conformance:exhaust -- --sdk ${outcome.column} --depth ${outcome.run.ways.length} --grep "^${nameOf(outcome.run)}$"`;

function markdown(proof: Proof): string {
  const red = proof.outcomes.filter((one) => one.status !== "pass");
  const scope =
    proof.sample === null
      ? `every sequence up to length ${proof.depth}`
      : `every way alone and ${proof.sample} longer runs per operation`;
  return [
    "# Double-spend proof",
    "",
    `${scope}, on ${proof.database}, at commit ${proof.commit}, seed ${proof.seed}, ${proof.startedAt}, ${proof.seconds.toFixed(0)} s.`,
    "It is exhaustive over this alphabet and depth against this server; it proves nothing for another server, nor for a caller who makes up a new key.",
    `The client known to pay twice did so in ${proof.knownBad.doubleSpends} of ${proof.knownBad.runs} runs.`,
    "",
    ...table(proof),
    "",
    "## Not green",
    "",
    ...(red.length === 0
      ? ["Every run is green."]
      : red.slice(0, 200).map((one) => `- ${one.column}: ${one.reason}  \n  \`${repeat(one)}\``)),
    "",
    "## Gates",
    "",
    ...(proof.gateFaults.length === 0
      ? ["All gates hold."]
      : proof.gateFaults.map((fault) => `- ${fault}`)),
    "",
  ].join("\n");
}

function jsonLines(proof: Proof): string {
  const { outcomes, ...head } = proof;
  const body = outcomes.map((one) => ({
    column: one.column,
    run: nameOf(one.run),
    status: one.status,
    reason: one.reason,
    told: one.toldOutcome,
    reused: one.reusedConnection,
  }));
  const foot = { footer: true, runs: outcomes.length };
  return [head, ...body, foot].map((line) => `${JSON.stringify(line)}\n`).join("");
}
