/** The published table: pass, fail and unsupported over all cases, so that little support cannot look like a high score. */
import type { Column } from "../runner/columns.ts";
import type { CaseResult } from "../runner/execute.ts";

export type Score = {
  readonly name: string;
  readonly version: string;
  readonly runtime: string;
  readonly how: string;
  readonly capabilities: readonly string[];
  readonly total: number;
  readonly pass: number;
  /** Failed, crashed or fell silent. */
  readonly fail: number;
  readonly unsupported: number;
  readonly suites: ReadonlyMap<string, { readonly pass: number; readonly total: number }>;
};

export function scoreOf(column: Column, how: string, results: readonly CaseResult[]): Score {
  const count = (status: CaseResult["status"]): number =>
    results.filter((result) => result.status === status).length;
  const suites = Map.groupBy(results, (result) => result.suite);
  const pass = count("pass");
  const unsupported = count("unsupported");
  return {
    name: column.name,
    version: column.version,
    runtime: column.runtime,
    how,
    capabilities: [...column.capabilities],
    total: results.length,
    pass,
    fail: results.length - pass - unsupported,
    unsupported,
    suites: new Map(
      [...suites].map(([suite, all]) => [
        suite,
        { pass: all.filter((one) => one.status === "pass").length, total: all.length },
      ]),
    ),
  };
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;

/** `scope` says which cases, as the pattern that chose them; null: all. */
export function page(scores: readonly Score[], scope: string | null): string {
  const suites = [...new Set(scores.flatMap((one) => [...one.suites.keys()]))].sort();
  return [
    "# Clients that are not ours",
    "",
    `Written by \`npm run conformance:baselines${scope === null ? "" : ` -- --grep '${scope}'`}\`.`,
    `${scope === null ? "Every case" : "These cases"} of the suite against clients that a stock OpenAPI Generator makes`,
    "of the same document, and against a hand-written one over `fetch`, on the real clock. A stock client leaves some things",
    "to its user; the drivers do what a careful user would: they make an idempotency key where the document requires one, give",
    "the client's own timeouts and cancellation, and read the problem's code out of the raw body. They add no retries.",
    "Where a driver does a client wrong, tell us: the drivers are in this folder, and a fault in one is mended.",
    "",
    "| client | version | runtime | cases | pass | fail | unsupported | pass over all | pass over played |",
    "| --- | --- | --- | --: | --: | --: | --: | --: | --: |",
    ...scores.map(
      (one) =>
        `| ${one.name} | ${one.version} | ${one.runtime} | ${one.total} | ${one.pass} | ${one.fail} | ${one.unsupported} | ${percent(one.pass, one.total)} | ${percent(one.pass, one.total - one.unsupported)} |`,
    ),
    "",
    "## Passed by suite",
    "",
    `| suite | ${scores.map((one) => one.name).join(" | ")} |`,
    `| --- |${scores.map(() => " --: |").join("")}`,
    ...suites.map(
      (suite) =>
        `| ${suite} | ${scores
          .map((one) => {
            const cell = one.suites.get(suite);
            return cell === undefined ? "-" : `${cell.pass} of ${cell.total}`;
          })
          .join(" | ")} |`,
    ),
    "",
    "## How they are made",
    "",
    ...scores.map(
      (one) => `- ${one.name}: \`${one.how}\`; claims ${one.capabilities.join(", ") || "nothing"}`,
    ),
    "",
    "Repeat one cell: `npm run conformance:baselines -- --only NAME --grep '^CASE$'`.",
    "",
  ].join("\n");
}
