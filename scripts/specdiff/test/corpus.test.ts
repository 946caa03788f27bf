import { describe, expect, it } from "vitest";
import { documentsOf } from "../corpus/case.ts";
import { breaking, namedBreaking, namedSafe, safe } from "../corpus/index.ts";
import { diff } from "../diff.ts";
import { allRules } from "../rules/index.ts";

describe("the corpus", () => {
  it("is as large as promised", () => {
    expect(namedBreaking).toHaveLength(23);
    expect(namedSafe).toHaveLength(9);
    expect(breaking.length).toBeGreaterThanOrEqual(23 + 60);
    expect(safe.length).toBeGreaterThanOrEqual(9 + 40);
    const names = [...breaking, ...safe].map((each) => each.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(breaking.map((each) => [each.name, each] as const))("breaking: %s", (_, each) => {
    const { base, head } = documentsOf(each);
    const { changes, unannounced } = diff(base, head);
    expect(changes.map((change) => change.rule)).toContain(each.rule);
    expect(unannounced.map((change) => change.rule)).toContain(each.rule);
  });

  it.each(safe.map((each) => [each.name, each] as const))("safe: %s", (_, each) => {
    const { base, head } = documentsOf(each);
    const { changes, unannounced } = diff(base, head);
    expect(unannounced).toEqual([]);
    expect(changes.map((change) => change.rule)).toContain(each.rule);
  });
});

describe("the rules", () => {
  it("are at least sixty, each with its own id, a version, a reason and an anchor", () => {
    expect(allRules.length).toBeGreaterThanOrEqual(60);
    expect(new Set(allRules.map((rule) => rule.id)).size).toBe(allRules.length);
    for (const rule of allRules) {
      expect(rule.version).toBeGreaterThanOrEqual(1);
      expect(rule.why).toMatch(/^[A-Z].+\.$/);
      expect(rule.doc).toBe(`RULES.md#${rule.id}`);
    }
  });

  it("each have a fixture pair on the side of their severity", () => {
    const shown = (severe: boolean): Set<string> =>
      new Set((severe ? breaking : safe).map((each) => each.rule));
    const blank = allRules.filter(({ id, severity }) => !shown(severity === "breaking").has(id));
    expect(blank.map((rule) => rule.id)).toEqual([]);
  });

  it("each matter: without one, its fixture cannot be weighed", () => {
    for (const each of [...breaking, ...safe]) {
      const { base, head } = documentsOf(each);
      const rules = allRules.filter((rule) => rule.id !== each.rule);
      expect(() => diff(base, head, { rules })).toThrow(each.rule);
    }
  });
});
