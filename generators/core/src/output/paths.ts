/** Paths that every file system takes, and globs of owned folders. */
import { lowerAscii } from "../target/naming.ts";
import { OutputError } from "./output-error.ts";

const MAX_SEGMENT = 100;

/** Throws if a path leaves the output root, is too long, or differs from another one by case alone. */
export function assertPaths(paths: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const fail = (reason: string): never => {
      throw new OutputError("path", `The path "${path}" ${reason}.`, NAME_REMEDY);
    };
    if (/[\\:*?"<>|\u0000-\u001f]/.test(path)) fail("holds a character that not all systems take");
    for (const segment of path.split("/")) {
      if (segment === "" || segment === "." || segment === "..") fail("leaves the output folder");
      if (segment.length > MAX_SEGMENT) fail(`has a part longer than ${MAX_SEGMENT} characters`);
      if (/[. ]$/.test(segment)) fail("has a part that ends in a dot or blank");
    }
    const other = seen.get(lowerAscii(path));
    if (other === path) fail("is planned twice");
    if (other !== undefined) fail(`differs from "${other}" by upper and lower case alone`);
    seen.set(lowerAscii(path), path);
  }
}

const NAME_REMEDY = "Give one of the two another name in an overlay (x-sdk-name or x-sdk-group).";

/** Turns `*` (within a segment) and `**` (any number of segments) into a test of relative paths. */
export function globTest(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.map((glob) => {
    const source = glob
      .replace(/\/$/, "/**")
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replace(/\*\*\/|\*\*|\*|\?/g, (mark) => GLOB_MARKS[mark] ?? mark);
    return new RegExp(`^${source}$`);
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

const GLOB_MARKS: Readonly<Record<string, string>> = {
  "**/": "(?:[^/]+/)*",
  "**": ".+",
  "*": "[^/]*",
  "?": "[^/]",
};
