/** The house rules over the bundle on disk. */
import { join } from "node:path";
import type { CheckResult } from "./finding.ts";
import { applyHouseRules } from "./spectral.ts";

const bundleFile = join(import.meta.dirname, "..", "dist", "openapi.json");

export async function checkHouseRules(): Promise<CheckResult> {
  const findings = await applyHouseRules([bundleFile]);
  return {
    name: "house rules",
    findings: findings.map(({ pointer, rule, message }) => ({
      at: pointer || "/",
      message: `${message} (${rule})`,
    })),
    checked: "Spectral rules",
  };
}
