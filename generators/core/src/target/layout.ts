/** Exact whitespace (R4): asserted, never repaired. */

/** What R4 allows in the files of one language. */
export interface LayoutRules {
  /** Tabs as indentation: `all`, or files whose path ends in one of these (Makefile, .go). */
  readonly tabs: "none" | "all" | readonly string[];
  /** Blank lines in a row: 1, in Python 2. */
  readonly blankLines: 1 | 2;
  /** Columns aimed at; lines that are longer are counted for the report, not refused. */
  readonly columns: number;
}

/** A generated file breaks a layout rule: a defect of a template or a target. */
export class LayoutError extends Error {
  override readonly name = "LayoutError";
  readonly path: string;
  readonly line: number;

  constructor(path: string, line: number, rule: string) {
    super(
      `E-INTERNAL ${path}:${line}: ${rule}. Mend the template or the target that prints this file.`,
    );
    this.path = path;
    this.line = line;
  }
}

/** Figures of one file for the layout report. */
export interface LayoutFigures {
  readonly lines: number;
  readonly longLines: number;
}

/** Throws a `LayoutError` at the first line that breaks a rule; otherwise counts lines. */
export function assertLayout(path: string, text: string, rules: LayoutRules): LayoutFigures {
  if (text === "") throw new LayoutError(path, 1, "an empty file");
  if (!text.endsWith("\n"))
    throw new LayoutError(path, text.split("\n").length, "no final newline");
  const tabs = areTabsAllowed(path, rules);
  const lines = text.slice(0, -1).split("\n");
  let blank = 0;
  let longLines = 0;
  lines.forEach((line, index) => {
    const fail = (rule: string): never => {
      throw new LayoutError(path, index + 1, rule);
    };
    if (line.includes("\r")) fail("a carriage return");
    if (/[ \t]$/.test(line)) fail("blanks at the end of the line");
    if (!tabs && line.includes("\t")) fail("a tab");
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(line)) fail("a control character");
    blank = line === "" ? blank + 1 : 0;
    if (blank > rules.blankLines) fail(`more than ${rules.blankLines} blank line(s) in a row`);
    if (line.length > rules.columns) longLines += 1;
  });
  if (lines[0] === "") throw new LayoutError(path, 1, "a blank line at the start");
  if (blank > 0) throw new LayoutError(path, lines.length, "a blank line at the end");
  return { lines: lines.length, longLines };
}

function areTabsAllowed(path: string, rules: LayoutRules): boolean {
  if (rules.tabs === "none") return false;
  if (rules.tabs === "all") return true;
  return rules.tabs.some((suffix) => path.endsWith(suffix));
}
