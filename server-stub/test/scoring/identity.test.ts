import { describe, expect, it } from "vitest";
import { soundOf, screen } from "../../src/domain/kyc/screening.ts";
import { assessed, screeningFigures, type Evidence } from "../../scoring/identity.ts";

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

const FLAGS = [
  "found",
  "birthFits",
  "phoneBelongs",
  "documentValid",
  "faceMatches",
  "notSanctioned",
  "notExposed",
  "notDuplicate",
  "adult",
  "hasDocument",
  "hasSelfie",
  "hasLiveness",
] as const satisfies readonly Exclude<keyof Evidence, "name">[];
const NAMES = [0, 1, 2] as const;

describe("assurance", () => {
  it("never falls when one item of evidence gets better: all 12,288 applicants", () => {
    const cases = 2 ** FLAGS.length;
    const evidenceOf = (bits: number, name: Evidence["name"]): Evidence => ({
      ...(Object.fromEntries(FLAGS.map((flag, at) => [flag, ((bits >> at) & 1) === 1])) as Record<
        (typeof FLAGS)[number],
        boolean
      >),
      name,
    });
    const all = NAMES.map((name) =>
      Array.from({ length: cases }, (_, bits) => assessed(evidenceOf(bits, name))),
    );
    const falls: string[] = [];
    const compare = (
      what: string,
      name: Evidence["name"],
      bits: number,
      to: number,
      at: number,
    ) => {
      const [before, after] = [all[name]?.[bits], all[to]?.[at]];
      if (before === undefined || after === undefined) throw new Error("every case was assessed");
      if (after.score < before.score || after.rank < before.rank)
        falls.push(`${what} of ${JSON.stringify(evidenceOf(bits, name))}`);
    };
    for (const name of NAMES)
      for (let bits = 0; bits < cases; bits += 1) {
        const { documentValid, faceMatches } = evidenceOf(bits, name);
        for (const [at, flag] of FLAGS.entries()) {
          if (((bits >> at) & 1) === 1) continue;
          // A picture that does not fit is evidence against.
          const isPicture = flag === "hasDocument" || flag === "hasSelfie";
          if (isPicture && !(documentValid && faceMatches)) continue;
          compare(flag, name, bits, name, bits | (1 << at));
        }
        if (name < 2) compare("name", name, bits, name + 1, bits);
      }
    expect(falls.slice(0, 5)).toEqual([]);
    expect(all.flat().length).toBe(12_288);
  });
});
