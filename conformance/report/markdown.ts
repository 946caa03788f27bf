/** MATRIX.md: scores per column, per category, and every cell that is not green. */
import { countBy, repeatCommand, resultsOf, type RunRecord } from "./run-record.ts";

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

export function markdown(run: RunRecord): string {
  const names = run.columns.map((column) => column.name);
  const suites = [...new Set(run.cases.map((test) => test.suite))].sort();
  const scores = run.columns.map((column) => {
    const counts = countBy(resultsOf(run, column.name));
    const broken = counts.crash + counts.timeout + counts.void;
    return row([
      column.name,
      column.kind,
      column.version,
      column.runtime,
      counts.pass,
      counts.fail,
      broken,
      counts.unsupported,
    ]);
  });
  const byCategory = suites.map((suite) => {
    const total = run.cases.filter((test) => test.suite === suite).length;
    const cells = names.map((name) => {
      const passed = resultsOf(run, name).filter(
        (result) => result.suite === suite && result.status === "pass",
      );
      return `${passed.length}/${total}`;
    });
    return row([suite, ...cells]);
  });
  const kinds = new Map(run.columns.map((column) => [column.name, column.kind]));
  const red = run.results
    .filter((result) => result.status !== "pass" && kinds.get(result.column) !== "control")
    .map(
      (result) =>
        `- **${result.column}** \`${result.id}\` ${result.status}: ${result.reason}  \n  \`${repeatCommand(result, run.seed)}\``,
    );
  return [
    "# Conformance matrix",
    "",
    `Suite ${run.suiteVersion}, ${run.cases.length} cases, live cases on ${run.database}, ${run.startedAt}, ${run.seconds.toFixed(0)} s. Commit ${run.commit}, spec ${run.specSha256.slice(0, 12)}.`,
    "",
    row(["column", "kind", "version", "runtime", "pass", "fail", "crash or void", "unsupported"]),
    row(["---", "---", "---", "---", "--:", "--:", "--:", "--:"]),
    ...scores,
    "",
    row(["category", ...names]),
    row(["---", ...names.map(() => "--:")]),
    ...byCategory,
    "",
    "## Not green",
    "",
    ...(red.length > 0 ? red : ["Every cell of every SDK is green."]),
    "",
    "## Gates",
    "",
    ...(run.gateFaults.length > 0
      ? run.gateFaults.map((fault) => `- ${fault.gate}: ${fault.message}`)
      : ["All gates hold."]),
    "",
  ].join("\n");
}
