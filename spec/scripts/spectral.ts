/** Runs the house rules of .spectral.yaml over documents on disk. */
import { join } from "node:path";
import { runTool } from "./tool.ts";

/** A broken house rule. `pointer` is a JSON pointer into the document. */
export interface RuleFinding {
  readonly rule: string;
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
}

interface SpectralResult {
  readonly code: string;
  readonly source?: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const root = join(import.meta.dirname, "..");

/** Lints all `files` (absolute paths) in one run. Throws when Spectral itself fails, for example at a broken rule. */
export async function applyHouseRules(files: readonly string[]): Promise<RuleFinding[]> {
  const ruleset = join(root, ".spectral.yaml");
  const { stdout, stderr } = await runTool(
    "@stoplight/spectral-cli",
    "spectral",
    ["lint", ...files, "--ruleset", ruleset, "--format", "json", "--quiet"],
    root,
  );
  const end = stdout.lastIndexOf("]");
  if (!stdout.trimStart().startsWith("[") || end < 0)
    throw new Error(`The house rules could not be applied:\n${stdout}${stderr}`);
  const results = JSON.parse(stdout.slice(stdout.indexOf("["), end + 1)) as SpectralResult[];
  return results.map((each) => ({
    rule: each.code,
    file: each.source ?? "",
    pointer: toPointer(each.path),
    message: each.message,
  }));
}

/** RFC 6901. */
export function toPointer(path: readonly (string | number)[]): string {
  return path
    .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}
