/** A difference as text, JSON, Markdown or JUnit. */
import type { Diff } from "../diff.ts";
import { toJunit } from "./junit.ts";
import { toMarkdown } from "./markdown.ts";
import { toText } from "./text.ts";

export const FORMATS = ["text", "json", "markdown", "junit"] as const;
export type Format = (typeof FORMATS)[number];

export function report(result: Diff, format: Format): string {
  switch (format) {
    case "text":
      return toText(result);
    case "json":
      return `${JSON.stringify(result, null, 2)}\n`;
    case "markdown":
      return toMarkdown(result);
    case "junit":
      return toJunit(result);
  }
}
