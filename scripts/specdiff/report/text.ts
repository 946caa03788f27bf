/** For people at a terminal: a line per change, notes counted only. */
import type { Diff } from "../diff.ts";
import type { Change } from "../model.ts";

export function toText({ changes, compared, verdict, majorBump, unused }: Diff): string {
  const { base, head } = compared;
  const lines = changes.filter((each) => each.severity !== "note").map(line);
  const notes = changes.length - lines.length;
  return [
    `${base.name} ${base.version} (${base.paths} paths, ${base.events} events) -> ${head.name} ${head.version} (${head.paths} paths, ${head.events} events)`,
    ...lines,
    ...unused.map(({ id }) => `unused    approval ${id}`),
    `verdict: ${verdict}, ${changes.length} changes${notes > 0 ? ` (${notes} notes)` : ""}${majorBump ? ", new major version" : ""}`,
    "",
  ].join("\n");
}

function line({ severity, rule, pointer, text, subjects, approvedBy, surface }: Change): string {
  const where = subjectsOf(subjects);
  const marks = [
    ...(surface === "sdk" ? ["names only"] : []),
    ...(approvedBy === undefined ? [] : [`approved by ${approvedBy}`]),
  ];
  const tail = marks.length === 0 ? "" : ` (${marks.join(", ")})`;
  return `${severity.padEnd(9)} ${rule} ${pointer}: ${text}${where === "" ? "" : ` [${where}]`}${tail}`;
}

/** The first three, and how many more. */
export function subjectsOf(subjects: readonly string[]): string {
  const more = subjects.length - 3;
  return [...subjects.slice(0, 3), ...(more > 0 ? [`${more} more`] : [])].join(", ");
}
