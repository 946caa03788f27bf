/** The release gate's second opinion: what another comparison calls breaking is a rule of ours, or a recorded disagreement. */
import { join } from "node:path";
import { Document, newestRelease, readDocument } from "@njia/specdiff";
import { hearSecondVoice } from "@njia/specdiff/second-voice";
import type { CheckResult } from "./finding.ts";
import type { JsonObject } from "./json.ts";

const root = join(import.meta.dirname, "..");

/** Compares the bundle with the newest file of `releases`. Throws when either cannot be compared. */
export async function checkSecondVoice(document: JsonObject): Promise<CheckResult> {
  const path = newestRelease(join(root, "releases"));
  if (path === undefined) throw new Error("spec/releases holds no release to compare with.");
  const { breaking, unrecorded } = hearSecondVoice(
    await readDocument(path),
    new Document(document, "the bundle"),
  );
  return {
    name: "release gate, second voice",
    findings: unrecorded.map(({ pointer, action, ours }) => ({
      at: "openapi.yaml",
      message:
        `${pointer}: api-smart-diff calls this (${action}) breaking, we say ${ours.join(", ") || "nothing"}. ` +
        "Give scripts/specdiff a rule for it, or record in its second-voice folder why it is none.",
    })),
    checked: `${breaking} places that it calls breaking`,
  };
}
