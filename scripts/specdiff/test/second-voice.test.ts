import { expect, it } from "vitest";
import { documentsOf, type Case } from "../corpus/case.ts";
import { namedBreaking, safe } from "../corpus/index.ts";
import { Document } from "../document.ts";
import type { Rule } from "../model.ts";
import { allRules } from "../rules/index.ts";
import { recorded } from "../second-voice/recorded.ts";
import { hearSecondVoice } from "../second-voice/voice.ts";

function heard(one: Case, rules?: readonly Rule[]) {
  const { base, head } = documentsOf(one);
  return hearSecondVoice(new Document(base, "base"), new Document(head, "head"), rules);
}

it("calls nothing breaking that we clear, but for what is recorded", () => {
  const comparisons = safe.map((one) => ({ one: one.name, ...heard(one) }));
  expect(comparisons.filter(({ unrecorded }) => unrecorded.length > 0)).toEqual([]);
  expect(comparisons.filter(({ breaking }) => breaking > 0).length).toBeGreaterThan(20);
  // A record that nothing meets any more would hide the next mistake.
  const met = new Set(comparisons.flatMap((comparison) => [...comparison.met]));
  expect(recorded.filter((each) => !met.has(each))).toEqual([]);
});

it("contradicts rules that are too mild", () => {
  const mild = allRules.map((rule) => ({ ...rule, severity: "safe" as const }));
  const contradicted = namedBreaking.filter((one) => heard(one, mild).unrecorded.length > 0);
  expect(contradicted.length).toBeGreaterThanOrEqual(15);
});
