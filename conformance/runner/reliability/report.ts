/** RELIABILITY.md, reliability.jsonl and one history per run: what was tried, what held, and how to repeat it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { historyLines } from "./history.ts";
import type { Scale, Verdict } from "./scenario.ts";

/** `green` and `void` of a known-bad server mean that nobody noticed: both count against the run. */
export type Status = "green" | "red" | "void";

export type Outcome = {
  readonly scenario: string;
  readonly section: string;
  readonly mutant: string | null;
  /** Of a mutant: the violations that are its own doing. */
  readonly shown: number;
  /** What those say; null for our own server. */
  readonly shows: RegExp | null;
  readonly seed: string;
  readonly scale: Scale;
  readonly seconds: number;
  readonly status: Status;
  readonly verdict: Verdict;
};

/** A gate that failed takes a green's meaning, never a red's. */
export function statusOf(verdict: Verdict): Status {
  if (verdict.violations.length > 0) return "red";
  return verdict.gateFaults.length > 0 ? "void" : "green";
}

export const isAsExpected = (one: Outcome): boolean =>
  one.mutant === null ? one.status === "green" : one.shown > 0;

export const repeat = (one: Outcome): string =>
  `npm run reliability -- --${one.scale} ${one.scenario === "soak" ? `--soak ${one.verdict.figures["seconds"] ?? 60}` : `--scenario ${one.scenario}`} --seed ${one.seed}${one.mutant === null ? " --healthy" : ` --mutant "${one.mutant}"`}`;

export function writeReport(
  outcomes: readonly Outcome[],
  head: { readonly database: string; readonly startedAt: string },
  folder: string,
): readonly string[] {
  mkdirSync(join(folder, "reliability"), { recursive: true });
  const files: Record<string, string> = {
    "RELIABILITY.md": markdown(outcomes, head),
    "reliability.jsonl": [
      head,
      ...outcomes.map(({ verdict, shows, ...one }) => ({
        ...one,
        expected: isAsExpected({ ...one, shows, verdict }),
        violations: verdict.violations.slice(0, 50),
        gateFaults: verdict.gateFaults,
        figures: verdict.figures,
      })),
      { footer: true, runs: outcomes.length },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(""),
  };
  for (const [index, one] of outcomes.entries()) {
    files[`reliability/${index}-${one.scenario}.history.jsonl`] = historyLines(one.verdict.history);
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return ["RELIABILITY.md", "reliability.jsonl"].map((name) => join(folder, name));
}

function markdown(
  outcomes: readonly Outcome[],
  head: { readonly database: string; readonly startedAt: string },
): string {
  const unexpected = outcomes.filter((one) => !isAsExpected(one));
  return [
    "# Reliability",
    "",
    `On ${head.database}, fsync and synchronous commit on, ${head.startedAt}.`,
    "A server known to be wrong goes through the same harness and must turn red; a run below its progress gates is void.",
    "",
    "| scenario | server | verdict | figures | s |",
    "| --- | --- | --- | --- | --: |",
    ...outcomes.map(
      (one) =>
        `| ${one.scenario} (${one.section}) | ${one.mutant ?? "ours"} | ${one.status}${isAsExpected(one) ? "" : " **(unexpected)**"}${one.mutant !== null && one.status === "red" ? `: ${one.shown} violations of its own` : ""} | ${Object.entries(
          one.verdict.figures,
        )
          .map(([name, value]) => `${name} ${value}`)
          .join(", ")} | ${one.seconds.toFixed(0)} |`,
    ),
    "",
    "## Not as it should be",
    "",
    ...(unexpected.length === 0
      ? ["Nothing."]
      : unexpected.flatMap((one) => [
          `- ${one.scenario}, ${one.mutant ?? "our server"}: ${one.status}. \`${repeat(one)}\``,
          ...one.verdict.violations
            .slice(0, 20)
            .map(({ clause, message }) => `  - clause ${clause}: ${message}`),
          ...one.verdict.gateFaults.map((fault) => `  - gate: ${fault}`),
        ])),
    "",
  ].join("\n");
}
