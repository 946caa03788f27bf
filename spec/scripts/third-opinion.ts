/**
 * openapi-generator-cli as a third opinion. It never fails the lint: a complaint is answered by a rule of ours or by a
 * recorded disagreement. Without Java or without the pinned JAR it says so and is done.
 */
import { join } from "node:path";
import { findGuest, readPin } from "@njia/generator-longtail";
import type { CheckResult } from "./finding.ts";
import { run } from "./tool.ts";

const root = join(import.meta.dirname, "..");
const name = "third opinion";

/** Complaints that we answer with "no", see DECISIONS.md. */
const disagreements = [
  /^Unused model: \w+Event$/, // it does not read x-webhooks, which is where events stand
];

/** Validates dist/openapi.json with the pinned OpenAPI Generator, when Java and the JAR are at hand. */
export async function thirdOpinion(): Promise<CheckResult> {
  const guest = findGuest();
  if (!guest.ok) return { name, findings: [], checked: "", note: `skipped: ${guest.reason}` };
  const { java, jar } = guest.value;
  const { status, stdout, stderr } = await run(
    java,
    ["-jar", jar, "validate", "--input-spec", join("dist", "openapi.json")],
    root,
  );
  const lines = [
    ...new Set(
      (stdout + stderr)
        .split("\n")
        .filter((line) => /^\s*- /.test(line))
        .map((line) => line.trim().slice(2)),
    ),
  ];
  const complaints = lines.filter((line) => !disagreements.some((known) => known.test(line)));
  const verdict =
    status === 0 && complaints.length === 0
      ? "no complaint"
      : `${complaints.length} complaints, which do not fail the lint`;
  return {
    name,
    findings: [],
    checked: "",
    note: [
      `${verdict} (OpenAPI Generator ${readPin().version}, ${lines.length - complaints.length} known disagreements)`,
      ...complaints,
    ].join("\n    "),
  };
}
