/**
 * What has changed for users of an SDK since its last release: `UNRELEASED.md` beside `api.txt`, made by every run from two
 * surfaces, the one of spec/releases/<version>/<target>.txt and the one just rendered. It is a generated file like any
 * other, so `generate -- --check` fails when the surface moved and the entry was not committed. Before the first release
 * there is no base and no file.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "@njia/generator-core";
import type { Step, Weight } from "./change.ts";
import { stepOf } from "./change.ts";
import { pairUp } from "./pairs.ts";

export const ENTRY_FILE = "UNRELEASED.md";

export interface Base {
  readonly version: string;
  /** The text of `api.txt` at that version. */
  readonly surface: string;
}

/** The surface of a target at the newest version below `releases`; undefined before the first release. */
export function readBase(releases: string, target: string): Base | undefined {
  const versions = existsSync(releases)
    ? readdirSync(releases).filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    : [];
  const [version] = versions.sort(newestFirst);
  if (version === undefined) return undefined;
  const file = join(releases, version, `${target}.txt`);
  return existsSync(file) ? { version, surface: readFileSync(file, "utf8") } : undefined;
}

function newestFirst(left: string, right: string): number {
  const [a, b] = [left.split(".").map(Number), right.split(".").map(Number)];
  const place = a.findIndex((part, index) => part !== b[index]);
  return place < 0 ? 0 : (b[place] ?? 0) - (a[place] ?? 0);
}

interface Line {
  readonly symbol: string;
  readonly signature: string;
}

const linesOf = (surface: string): readonly Line[] =>
  surface
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [symbol = "", ...rest] = line.split(" ");
      return { symbol, signature: rest.join(" ") };
    });

interface Entry {
  readonly step: Step;
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  readonly added: readonly string[];
}

/** The difference of two surfaces. A symbol that is gone or has another signature may break a caller. */
export function compareSurfaceTexts(before: string, after: string): Entry {
  const removed: string[] = [];
  const changed: string[] = [];
  const added: string[] = [];
  for (const { old, now } of pairUp(linesOf(before), linesOf(after), (line) => line.symbol)) {
    if (now === undefined) removed.push(`\`${old.symbol}\``);
    else if (old === undefined) added.push(`\`${now.symbol}\``);
    else if (old.signature !== now.signature)
      changed.push(`\`${now.symbol}\`: was \`${old.signature}\`, is \`${now.signature}\``);
  }
  const breaking: readonly Weight[] = [...removed, ...changed].map(() => "breaking");
  const step = stepOf([...breaking, ...added.map((): Weight => "additive")]);
  return { step, removed, changed, added };
}

/** The entry as a file of the SDK. */
export function entryFile(base: Base, surface: string): OutputFile {
  const { step, removed, changed, added } = compareSurfaceTexts(base.surface, surface);
  const list = (title: string, items: readonly string[]): string =>
    items.length === 0 ? "" : `\n## ${title}\n\n${items.map((item) => `- ${item}\n`).join("")}`;
  const verdict =
    step === "none"
      ? "The public surface is that of the release."
      : `The next version is at least a **${step}** one.`;
  const text =
    `# Since ${base.version}\n\nGenerated from \`api.txt\`. ${verdict}\n` +
    list("Removed", removed) +
    list("Changed", changed) +
    list("Added", added);
  return { path: ENTRY_FILE, text, ownership: "owned" };
}
