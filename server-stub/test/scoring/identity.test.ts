import { describe, expect, it } from "vitest";
import { soundOf, screen } from "../../src/domain/kyc/screening.ts";
import { assessed, screeningFigures, type Evidence } from "../../scoring/identity.ts";
import { fc } from "../support/fast-check.ts";

describe("screening of names", () => {
  it("hears one name in many spellings", () => {
    for (const [one, other] of [
      ["MOUSSA", "MUSA"],
      ["DJIBRIL", "JIBRIL"],
      ["KHADIJA", "KADIJA"],
      ["KWAME", "KOUAME"],
      ["OUEDRAOGO", "WEDRAOGO"],
    ] as const)
      expect(soundOf(one)).toBe(soundOf(other));
  });

  it("gates by date of birth: fits, unknown, another", () => {
    const level = (name: string, birth: string | null) => screen(name, birth).level;
    expect(level("Djiguibalo, Zoumana", "1971-04-09")).toBe("match");
    expect(level("Zumana Jiguibalo", null)).toBe("possible_match");
    expect(level("Zoumana Djiguibalo", "1972-01-01")).toBe("possible_match");
    expect(level("Zoumana Djiguibalo", "1990-04-09")).toBe("clear");
    expect(level("Aicha Biloa", null)).toBe("clear");
    expect(level("Zoumana", null)).toBe("clear");
  });

  it("finds other spellings, swaps, slips and initials, and hardly anybody else", () => {
    const { recall, falseHits } = screeningFigures(7, 1_500);
    expect(recall).toBeGreaterThanOrEqual(0.93);
    expect(falseHits).toBeLessThanOrEqual(0.005);
  });
});

describe("assurance", () => {
  it("never falls when one item of evidence gets better", () => {
    const flag = fc.boolean();
    const evidence = fc.record({
      found: flag,
      name: fc.constantFrom(0, 1, 2),
      birthFits: flag,
      phoneBelongs: flag,
      documentValid: flag,
      faceMatches: flag,
      notSanctioned: flag,
      notExposed: flag,
      notDuplicate: flag,
      adult: flag,
    }) as fc.Arbitrary<Evidence>;
    const item = fc.constantFrom<keyof Evidence>(
      "birthFits",
      "phoneBelongs",
      "documentValid",
      "faceMatches",
      "notSanctioned",
      "notExposed",
      "notDuplicate",
      "adult",
      "name",
    );
    fc.assert(
      fc.property(evidence, item, (given, better) => {
        const best = { ...given, [better]: better === "name" ? 2 : true };
        const [before, after] = [assessed(given), assessed(best)];
        expect(after.score).toBeGreaterThanOrEqual(before.score);
        expect(after.rank).toBeGreaterThanOrEqual(before.rank);
      }),
      { numRuns: 10_000 },
    );
  });
});
