import { describe, expect, it } from "vitest";
import { identitySimulator } from "../../src/connectors/identity.ts";
import { assess } from "../../src/domain/kyc/assess.ts";
import { compareNames, jaroWinkler } from "../../src/domain/kyc/names.ts";
import type { KycOrder } from "../../src/domain/kyc/types.ts";
import { fc } from "../support/fast-check.ts";

describe("names (domain 5.4)", () => {
  it("know the published examples of Jaro-Winkler", () => {
    expect(jaroWinkler("MARTHA", "MARHTA")).toBeCloseTo(0.9611, 4);
    expect(jaroWinkler("DWAYNE", "DUANE")).toBeCloseTo(0.84, 4);
    expect(jaroWinkler("DIXON", "DICKSONX")).toBeCloseTo(0.8133, 4);
    expect(jaroWinkler("ABC", "XYZ")).toBe(0);
  });

  it("fit in any order, without marks, hyphens and particles", () => {
    for (const [left, right] of [
      ["Aïcha Ngono Mballa", "MBALLA Aicha Ngono"],
      ["Jean-Pierre Née Essomba", "Essomba Jean Pierre"],
      ["Ousmane Da Silva", "Silva Ousmane"],
      ["Chukwuemeka Okonkwo", "Okonkwo Chukwuemeka"],
    ] as const)
      expect(compareNames(left, right).match, `${left} / ${right}`).toBe("exact");
  });

  it("fit in part by initials and small differences, and not at all otherwise", () => {
    expect(compareNames("A Mballa", "Aicha Mballa").match).toBe("partial");
    expect(compareNames("Aicha Mballa", "Aicha Ngono Mballa").match).toBe("partial");
    expect(compareNames("Aicha Mballa", "Brenda Otieno").match).toBe("none");
    expect(compareNames("Mballa", "Mbarga").match).not.toBe("exact");
  });

  it("are symmetric and fit themselves", () => {
    const names = fc
      .array(fc.stringMatching(/^[A-Za-zéèïô]{2,10}$/), { minLength: 1, maxLength: 4 })
      .map((tokens) => tokens.join(" "));
    fc.assert(
      fc.property(names, names, (left, right) => {
        expect(compareNames(left, left).match).toBe("exact");
        expect(compareNames(left, right).match).toBe(compareNames(right, left).match);
      }),
    );
  });
});

describe("assessments", () => {
  const order: KycOrder = {
    subject: {
      givenNames: "Aïcha Ngono",
      lastName: "Mballa",
      dateOfBirth: "1994-03-12",
      phone: "+237677000123",
      country: "CM",
      address: {},
    },
    identity: { country: "CM", type: "CNI", number: "112233444000" },
    hasDocument: true,
    hasSelfie: true,
    hasLiveness: true,
    checks: null,
    requestedTier: null,
  };
  const around = { seenWithOthers: false, now: Date.parse("2026-11-20T10:00:00Z") };
  const run = async (number: string, change: Partial<KycOrder> = {}) => {
    const changed = { ...order, identity: { country: "CM", type: "CNI", number }, ...change };
    const { givenNames, lastName, dateOfBirth = null, phone = null } = changed.subject;
    const answer = await identitySimulator.ask({
      givenNames,
      lastName,
      dateOfBirth,
      phone,
      identity: changed.identity,
      attempt: 2,
    });
    if (answer.kind !== "record") throw new Error("the simulator still works");
    return assess(changed, answer.record, around);
  };

  it("follow the test numbers", async () => {
    const decisions = await Promise.all(
      ["000", "001", "002", "003", "004", "005", "006", "007", "008", "009", "010", "011"].map(
        async (suffix) => (await run(`112233444${suffix}`)).decision,
      ),
    );
    expect(decisions).toEqual([
      "clear",
      "block",
      "attention",
      "block",
      "block",
      "attention",
      "clear",
      "clear",
      "attention",
      "attention",
      "attention",
      "attention",
    ]);
  });

  it("never let the hard stops through, however good the rest is", async () => {
    expect((await run("112233444004")).score).toBeLessThanOrEqual(10);
    expect((await run("112233444001")).score).toBeLessThanOrEqual(35);
    expect((await run("112233444003")).riskFlags).toContain("age_requirement_not_met");
  });

  it("stop at a hard stop that nobody asked about", async () => {
    const few = { checks: ["name_match", "phone_match"] } satisfies Partial<KycOrder>;
    const good = await run("112233444000", few);
    expect(good.checks.map(({ type }) => type)).toEqual(few.checks);
    for (const [number, stop] of [
      ["112233444004", "sanctions"],
      ["112233444003", "age"],
      ["112233444001", "id_number_lookup"],
    ] as const) {
      const { decision, checks, tier } = await run(number, few);
      expect([decision, tier, checks.at(-1)?.type]).toEqual(["block", "tier_0", stop]);
    }
  });

  it("tell the risk of money laundering: nothing when it is low", async () => {
    const risk = async (number: string, change: Partial<KycOrder> = {}): Promise<string> =>
      (await run(number, change)).riskFlags.filter((flag) => flag.startsWith("aml_risk_")).join();
    expect(await risk("112233444000")).toBe("");
    // Sanctioned, politically exposed, seen with somebody else, papers of another country.
    expect(await risk("112233444004")).toBe("aml_risk_high");
    expect(await risk("112233444005")).toBe("aml_risk_high");
    expect(await risk("112233444010")).toBe("aml_risk_medium");
    const foreign = { country: "GA", type: "CNI", number: "112233444000" };
    expect(await risk("112233444000", { identity: foreign })).toBe("aml_risk_medium");
  });

  it("reach tiers step by step", async () => {
    const full = await run("112233444000");
    expect([full.tier, full.missingForNextTier]).toEqual(["tier_3", []]);
    const plain = { hasDocument: false, hasSelfie: false, hasLiveness: false };
    const second = await run("112233444000", plain);
    expect(second.tier).toBe("tier_2");
    expect(second.missingForNextTier).toEqual(["document_authenticity", "liveness", "face_match"]);
    const first = await run("", { ...plain, identity: null });
    expect([first.tier, first.missingForNextTier]).toEqual(["tier_1", ["id_number_lookup"]]);
    expect((await run("112233444004")).tier).toBe("tier_0");
  });

  it("list what is missing up to the tier that is wanted", async () => {
    const plain = { hasDocument: false, hasSelfie: false, hasLiveness: false };
    const missing = async (wanted: KycOrder["requestedTier"]) =>
      (await run("", { ...plain, identity: null, requestedTier: wanted })).missingForNextTier;
    expect(await missing("tier_3")).toEqual([
      "id_number_lookup",
      "document_authenticity",
      "liveness",
      "face_match",
    ]);
    // What is reached already asks for nothing less than the next step.
    expect(await missing("tier_1")).toEqual(["id_number_lookup"]);
  });

  it("are monotone: no piece of evidence that fits lowers the score", async () => {
    const flags = fc.record({
      hasDocument: fc.boolean(),
      hasSelfie: fc.boolean(),
      hasLiveness: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(flags, async (given) => {
        const without = await run("112233444000", { ...given, hasLiveness: false });
        const more = await run("112233444000", { ...given, hasLiveness: true });
        expect(more.score ?? 0).toBeGreaterThanOrEqual((without.score ?? 0) - 1);
        expect(["clear", "attention"]).toContain(more.decision);
      }),
      { numRuns: 20 },
    );
  });
});
