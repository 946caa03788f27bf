/** The difference of two texts in unified format. */
import { createTwoFilesPatch } from "diff";

const MAX_LINES = 60;

/** A unified diff, cut after 60 lines with a note of how many were left out; `undefined` stands for no file. */
export function unifiedDiff(
  path: string,
  before: string | undefined,
  after: string | undefined,
): string {
  const patch = createTwoFilesPatch(
    before === undefined ? "/dev/null" : `a/${path}`,
    after === undefined ? "/dev/null" : `b/${path}`,
    before ?? "",
    after ?? "",
    undefined,
    undefined,
    { context: 2 },
  );
  const lines = patch.split("\n").filter((line) => !line.startsWith("====="));
  if (lines.at(-1) === "") lines.pop();
  if (lines.length <= MAX_LINES) return `${lines.join("\n")}\n`;
  const left = lines.length - MAX_LINES;
  return `${lines.slice(0, MAX_LINES).join("\n")}\n... ${left} more lines\n`;
}
