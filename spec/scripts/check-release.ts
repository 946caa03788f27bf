/** The release gate: nothing may break callers of the newest release without an announcement in `changes`. */
import { join } from "node:path";
import { diff, Document, judge, newestRelease, readApprovals, readDocument } from "@njia/specdiff";
import type { CheckResult } from "./finding.ts";
import type { JsonObject } from "./json.ts";

const root = join(import.meta.dirname, "..");

/** Compares the bundle with the newest file of `releases`. Throws when either cannot be compared. */
export async function checkRelease(document: JsonObject): Promise<CheckResult> {
  const path = newestRelease(join(root, "releases"));
  if (path === undefined) throw new Error("spec/releases holds no release to compare with.");
  const base = await readDocument(path);
  const approvals = readApprovals(join(root, "changes"));
  const result = diff(base, new Document(document, "the bundle"), { approvals });
  return {
    name: "release gate",
    findings: judge(result).refusals.map((message) => ({ at: "openapi.yaml", message })),
    checked: `${result.changes.length} changes since ${result.compared.base.version}, verdict ${result.verdict}`,
  };
}
