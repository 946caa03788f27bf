import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a style sheet of the widgets may not hold, and what to write in its place. */
const FORBIDDEN: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?:^|[\s;{])(?:margin|padding|border)-(?:left|right)\b/, "-inline-start or -inline-end"],
  [/(?:^|[\s;{])(?:margin|padding|border)-(?:top|bottom)\b/, "-block-start or -block-end"],
  [/(?:^|[\s;{])(?:left|right|top|bottom)\s*:/, "inset-inline or inset-block"],
  [/text-align\s*:\s*(?:left|right)/, "start or end"],
  [/(?:^|[\s;{])(?:float|clear)\s*:/, "flex or grid"],
  [/(?:^|[\s;{])(?:(?:min|max)-)?(?:width|height)\s*:/, "inline-size or block-size"],
  [/url\(|@import|@font-face/, "nothing: styles load nothing"],
];

/** Defects of the widgets' style sheets, one line each: everything has to work from right to left too, and load nothing. */
export function checkStyles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".css"))
    .flatMap((entry) =>
      styleDefects(entry.name, readFileSync(join(entry.parentPath, entry.name), "utf8")),
    );
}

/** The same for one sheet. */
export function styleDefects(name: string, sheet: string): readonly string[] {
  return sheet
    .replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "))
    .split("\n")
    .flatMap((line, index) => {
      if (/^\s*@media/.test(line)) return [];
      const found = FORBIDDEN.find(([pattern]) => pattern.test(line));
      return found === undefined
        ? []
        : [`${name}:${index + 1}: "${line.trim()}". Write ${found[1]}.`];
    });
}
