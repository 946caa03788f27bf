/** Redocly's rules over the split description: structure, references, security, unused parts. */
import { join } from "node:path";
import type { CheckResult, Finding } from "./finding.ts";
import { runTool } from "./tool.ts";

interface RedoclyProblem {
  readonly ruleId: string;
  readonly severity: "error" | "warn";
  readonly message: string;
  readonly location: readonly {
    readonly source: { readonly ref: string };
    readonly pointer?: string;
    readonly start?: { readonly line: number; readonly col: number };
  }[];
}

const root = join(import.meta.dirname, "..");

/** Lints `spec/openapi.yaml` with `redocly.yaml`. Throws when Redocly prints no result. */
export async function checkStructure(): Promise<CheckResult> {
  const args = [
    "lint",
    "openapi.yaml",
    "--config",
    "redocly.yaml",
    "--format",
    "json",
    "--max-problems",
    "1000",
  ];
  const { stdout, stderr } = await runTool("@redocly/cli", "redocly", args, root);
  const start = stdout.indexOf("{");
  if (start < 0) throw new Error(`Redocly gave no result:\n${stdout}${stderr}`);
  const { problems } = JSON.parse(stdout.slice(start)) as { problems: readonly RedoclyProblem[] };
  return {
    name: "structure",
    findings: problems.filter((each) => each.severity === "error").map(toFinding),
    checked: "Redocly rules",
  };
}

function toFinding(problem: RedoclyProblem): Finding {
  const place = problem.location[0];
  const spot =
    place?.start === undefined ? (place?.pointer ?? "") : `:${place.start.line}:${place.start.col}`;
  return {
    at: `${place?.source.ref ?? "openapi.yaml"}${spot}`,
    message: `${problem.message} (${problem.ruleId})`,
  };
}
