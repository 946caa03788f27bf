/** Turns what Redocly prints about a description it cannot bundle into one line for each cause. */
import { isAbsolute, join } from "node:path";

/** A fault in a source file: `line` and `column` count from 1. */
export interface SourceFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const block = /^\[\d+\] (?<file>.+?):(?<line>\d+):(?<column>\d+)[^\n]*\n+(?<message>[^\n]+)/gm;
const entryFault =
  /Failed to parse API description at (?<file>[^\n]+?):\n+\s*- (?<message>[^\n]+?) in "(?<path>[^"]+)" \((?<line>\d+):(?<column>\d+)\)/;

/**
 * The root causes in `output`, without repetitions: a file that cannot be parsed is reported once,
 * not once more for every reference to it. Paths are relative to `root` where they lie under it.
 */
export function readFaults(output: string, root: string): SourceFault[] {
  const entry = entryFault.exec(output)?.groups;
  if (entry !== undefined) return [fault(entry, root)];
  const all = [...output.matchAll(block)].map((match) => fault(match.groups ?? {}, root));
  const broken = all.filter((each) => each.message.startsWith("not valid YAML"));
  const faults = all.filter(
    (each) => broken.includes(each) || !broken.some((cause) => each.message.includes(cause.file)),
  );
  return faults.filter(
    (each, index) => faults.findIndex((other) => sameSpot(each, other)) === index,
  );
}

/** `file:line:column: message`, the form that editors and terminals make clickable. */
export function formatFault(each: SourceFault): string {
  return `${each.file}:${each.line}:${each.column}: ${each.message}`;
}

function fault(groups: Record<string, string | undefined>, root: string): SourceFault {
  const message = (groups["message"] ?? "").replaceAll(join(root, "/"), "");
  return {
    file: relativeTo(root, groups["path"] ?? groups["file"] ?? ""),
    line: Number(groups["line"] ?? 1),
    column: Number(groups["column"] ?? 1),
    message: explain(message),
  };
}

function explain(message: string): string {
  const unparsable = /^Failed to parse: (?<why>.+?)(?: in "[^"]*" \(\d+:\d+\))?$/.exec(message)
    ?.groups?.["why"];
  if (unparsable !== undefined) return `not valid YAML: ${unparsable}`;
  const missing = /^Can't resolve \$ref: ENOENT: no such file or directory '(?<path>[^']+)'/.exec(
    message,
  )?.groups?.["path"];
  if (missing !== undefined) return `$ref leads to a file that does not exist: ${missing}`;
  if (/^Can't resolve \$ref$/.test(message))
    return "$ref leads to a place that does not exist in its file";
  if (/^Can't resolve/.test(message)) return message;
  return /^(deficient|bad|unexpected|can not|end of|missed|duplicat)/i.test(message)
    ? `not valid YAML: ${message}`
    : message;
}

function relativeTo(root: string, path: string): string {
  const prefix = join(root, "/");
  return isAbsolute(path) && path.startsWith(prefix) ? path.slice(prefix.length) : path;
}

function sameSpot(a: SourceFault, b: SourceFault): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column;
}
