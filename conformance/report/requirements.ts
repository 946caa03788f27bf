/** REQUIREMENTS.md: requirement -> number of cases -> status per SDK. */
import type { RequirementRow } from "../runner/requirement-view.ts";

export function requirementTable(
  rows: readonly RequirementRow[],
  columns: readonly string[],
): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  return [
    "# Requirements",
    "",
    `${rows.length} requirements. A cell is passed/executed; \`generated\` says that only unscored generated cases trace to it, which run with --generated.`,
    "",
    line(["requirement", "cases", ...columns]),
    line(["---", "--:", ...columns.map(() => "--:")]),
    ...rows.map((row) =>
      line([
        `\`${row.requirement}\``,
        row.cases.length,
        ...columns.map((name) => row.status[name] ?? ""),
      ]),
    ),
    "",
  ].join("\n");
}
