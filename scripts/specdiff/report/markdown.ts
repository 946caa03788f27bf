/** For pull requests and change logs. */
import type { Diff } from "../diff.ts";
import type { Severity } from "../model.ts";
import { subjectsOf } from "./text.ts";

const TITLES: Readonly<Record<Severity, string>> = {
  breaking: "Breaking",
  risky: "To look at",
  safe: "Safe",
  note: "Notes",
};

/** Text of a document may hold anything; in a table cell it must stay text. */
const cell = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>|]/g, (mark) => `\\${mark}`).replaceAll(/\s+/g, " ");
const code = (text: string): string => `\`${text.replaceAll("`", "'").replaceAll("|", "\\|")}\``;

export function toMarkdown({ changes, compared, verdict }: Diff): string {
  const { base, head } = compared;
  const sections = (Object.keys(TITLES) as Severity[]).flatMap((severity) => {
    const rows = changes.filter((each) => each.severity === severity);
    if (rows.length === 0) return [];
    return [
      `\n## ${TITLES[severity]} (${rows.length})\n`,
      "| what | where | seen in | rule |",
      "|---|---|---|---|",
      ...rows.map(
        ({ text, pointer, subjects, rule, approvedBy }) =>
          `| ${cell(text)} | ${code(pointer)} | ${cell(subjectsOf(subjects))} | ${code(rule)}${approvedBy === undefined ? "" : `, approved: ${cell(approvedBy)}`} |`,
      ),
    ];
  });
  return [`# ${base.version} to ${head.version}: ${verdict}`, ...sections, ""].join("\n");
}
