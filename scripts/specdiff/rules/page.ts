/** RULES.md: what the `doc` of every rule leads to. `node rules/page.ts` writes it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { allRules } from "./index.ts";

export const PAGE = join(import.meta.dirname, "..", "RULES.md");

export function rulesPage(): string {
  const sections = allRules.map(
    ({ id, version, severity, surface, title, why }) =>
      `## ${id}\n\n${title}. ${why} Severity: ${severity}; surface: ${surface}; version ${version}.\n`,
  );
  return ["# Rules of the spec diff engine\n", ...sections].join("\n");
}

if (import.meta.main) writeFileSync(PAGE, rulesPage());
