import type { Rule, Severity, Surface } from "../model.ts";

/** A rule in its first version; `version` is given where severity or meaning has moved since. */
export function rule(
  id: string,
  severity: Severity,
  title: string,
  why: string,
  surface: Surface = "wire",
  version = 1,
): Rule {
  return { id, version, severity, surface, title, why, doc: `RULES.md#${id}` };
}
