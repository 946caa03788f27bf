import { fc } from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { SIGNAL_CODES, type SignalCode } from "../../src/domain/fraud/catalogue.ts";
import { weigh } from "../../src/domain/fraud/model.ts";
import { decide, explain, levelOf } from "../../src/domain/fraud/score.ts";
import { readSignals } from "../../src/domain/fraud/signals.ts";
import type {
  FraudFacts,
  FraudHistory,
  SenderHistory,
  SignalValues,
} from "../../src/domain/fraud/types.ts";

const AT = Date.parse("2026-11-20T10:00:00Z");
const HOUR = 3_600_000;

function signals(strengths: Partial<Record<SignalCode, number>>): SignalValues {
  return new Map(
    Object.entries(strengths).map(([code, strength]) => [
      code as SignalCode,
      { strength, description: code, evidence: {} },
    ]),
  );
}
const score = (strengths: Partial<Record<SignalCode, number>>) =>
  explain(weigh(signals(strengths)), signals(strengths), []);

describe("the built-in fraud score (domain 5.3)", () => {
  it("gives the numbers of the prototype", () => {
    expect(score({}).riskScore).toBe(1);
    expect(score({}).reasons.map(({ code }) => code)).toEqual(["no_risk_signals"]);
    const found = score({
      sim_swap_recent: 1,
      new_recipient: 1,
      amount_above_profile: 0.8,
      device_new: 1,
    });
    expect(found.riskScore).toBe(72);
    expect(Object.fromEntries(found.reasons.map((one) => [one.code, one.scoreWithout]))).toEqual({
      sim_swap_recent: 22,
      amount_above_profile: 38,
      device_new: 51,
      new_recipient: 58,
    });
    expect(found.reasons.map((one) => one.weight)).toEqual([0.428, 0.28, 0.175, 0.117]);
    expect(
      score({
        sim_swap_recent: 1,
        new_recipient: 1,
        amount_above_profile: 0.8,
        device_new: 1,
        velocity_sender_1h: 0.6,
      }).riskScore,
    ).toBe(87);
  });

  it("is a whole number from 0 to 100 with at least one reason, and rises with every signal against it (invariant 16)", () => {
    const strengths = fc.dictionary(
      fc.constantFrom(...SIGNAL_CODES),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ) as fc.Arbitrary<Partial<Record<SignalCode, number>>>;
    fc.assert(
      fc.property(strengths, (given) => {
        const { riskScore, reasons } = score(given);
        expect(Number.isInteger(riskScore) && riskScore >= 0 && riskScore <= 100).toBe(true);
        expect(reasons.length).toBeGreaterThanOrEqual(1);
        expect(reasons.length).toBeLessThanOrEqual(8);
        for (const { scoreWithout, weight } of reasons) {
          expect(scoreWithout).toBeLessThanOrEqual(100);
          expect(weight >= 0 && weight <= 1).toBe(true);
        }
        expect(score({ ...given, sim_swap_recent: 1 }).riskScore).toBeGreaterThanOrEqual(riskScore);
        expect(score(given)).toEqual({ riskScore, reasons });
      }),
    );
  });

  it("lets the rules go above the model, whatever it says", () => {
    const listed = explain(weigh(signals({})), signals({}), ["blocklist_hit"]);
    expect(listed).toMatchObject({
      riskScore: 95,
      reasons: [{ code: "blocklist_hit", scoreWithout: 1 }],
    });
    expect(
      explain(weigh(signals({})), signals({}), ["blocklist_hit", "sanctions_match"]),
    ).toMatchObject({
      riskScore: 100,
      reasons: [{ code: "sanctions_match", scoreWithout: 95 }, {}],
    });
  });

  it("has levels and decisions at their thresholds", () => {
    expect([0, 29, 30, 59, 60, 79, 80, 100].map(levelOf)).toEqual([
      "low",
      "low",
      "medium",
      "medium",
      "high",
      "high",
      "critical",
      "critical",
    ]);
    const policy = { reviewAt: 60, blockAt: 80 };
    expect([59, 60, 79, 80].map((risk) => decide(risk, policy))).toEqual([
      "allow",
      "review",
      "review",
      "block",
    ]);
  });
});

const nobody: FraudHistory = {
  listed: false,
  sanctioned: false,
  fanIn: 0,
  agentEqual: 0,
  deviceSenders: 0,
  sender: null,
  peers: null,
};
const quiet: SenderHistory = {
  recent: [],
  incoming: [],
  profile: { count: 0, mean: null, deviation: null },
  hours: {},
  lastAt: null,
  place: null,
  toRecipient: { count: 0, good: 0 },
  onDevice: { count: 0, good: 0 },
};
const plain: FraudFacts = {
  type: "payout",
  amount: 25_000,
  currency: "XAF",
  sender: { names: ["phone:+237677123456"] },
  recipient: { names: ["phone:+24166999000"] },
  device: {},
};
const strengths = (
  facts: Partial<FraudFacts>,
  sender: Partial<SenderHistory> | null,
  more = {},
) => {
  const history = {
    ...nobody,
    ...more,
    sender: sender === null ? null : { ...quiet, ...sender },
  };
  const read = readSignals({ ...plain, ...facts }, history, AT);
  return (code: SignalCode) => read.get(code)?.strength;
};
const payment = (minutesAgo: number, amount = 1_000, sameRecipient = false) => ({
  at: AT - minutesAgo * 60_000,
  amount,
  currency: "XAF",
  sameRecipient,
  paymentStatus: null,
});

describe("fraud signals", () => {
  it("list what is missing instead of counting it as nothing", () => {
    const read = readSignals(
      { ...plain, sender: { names: [] }, recipient: { names: [] } },
      nobody,
      AT,
    );
    expect([...read].filter(([, { strength }]) => strength !== null)).toEqual([]);
  });

  it("weigh the age of a SIM change", () => {
    const at = (hours: number) =>
      strengths(
        { sender: { names: [], simChangedAt: AT - hours * HOUR } },
        null,
      )("sim_swap_recent");
    expect([0, 23, 24, 71, 72, 167, 168].map(at)).toEqual([1, 1, 0.7, 0.7, 0.4, 0.4, 0]);
  });

  it("count bursts from the sixth payment of an hour on", () => {
    const busy = (count: number) =>
      strengths(
        {},
        { recent: Array.from({ length: count }, () => payment(30)) },
      )("velocity_sender_1h");
    expect([0, 5, 6, 15, 40].map(busy)).toEqual([0, 0, 0.1, 1, 1]);
    expect(
      strengths({}, { recent: Array.from({ length: 9 }, () => payment(61)) })("velocity_sender_1h"),
    ).toBe(0);
  });

  it("compare the amount with the sender's own past", () => {
    const profile = { count: 31, mean: Math.log(25_000), deviation: 0.4 };
    expect(strengths({ amount: 25_000 }, { profile })("amount_above_profile")).toBe(0);
    expect(strengths({ amount: 200_000 }, { profile })("amount_above_profile")).toBeCloseTo(0.8, 1);
    expect(strengths({}, { profile: { ...profile, count: 9 } })("amount_above_profile")).toBe(null);
    const peers = { count: 500, p99: 20_000 };
    expect(strengths({}, {}, { peers })("amount_above_profile")).toBe(0.5);
  });

  it("see impossible travel, but not a walk", () => {
    const nairobi = { lat: -1.29, lon: 36.82 };
    const douala = { at: AT - HOUR, lat: 4.05, lon: 9.77 };
    expect(strengths({ location: nairobi }, { place: douala })("impossible_travel")).toBe(1);
    expect(
      strengths(
        { location: { lat: 4.06, lon: 9.78 } },
        { place: { ...douala, at: AT } },
      )("impossible_travel"),
    ).toBe(0);
    expect(
      strengths(
        { location: nairobi },
        { place: { ...douala, at: AT - 12 * HOUR } },
      )("impossible_travel"),
    ).toBe(0);
  });

  it("see money that only passes through, and returns under pressure", () => {
    const incoming = [{ at: AT - 600_000, amount: 25_000, currency: "XAF", fromRecipient: true }];
    const read = strengths({}, { incoming });
    expect(read("pass_through")).toBe(1);
    expect(read("refund_pressure")).toBe(1);
    expect(strengths({ amount: 5_000 }, { incoming })("pass_through")).toBeCloseTo(0.2);
  });

  it("see payments that stay just below a threshold", () => {
    const recent = [payment(60, 99_000), payment(120, 96_000)];
    expect(strengths({ amount: 98_500 }, { recent })("structuring")).toBe(1);
    expect(strengths({ amount: 94_999 }, { recent })("structuring")).toBe(0);
    expect(strengths({ amount: 98_500 }, { recent: recent.slice(1) })("structuring")).toBe(0);
  });

  it("know devices, agents, recipients, hours and silence", () => {
    expect(strengths({}, null, { fanIn: 30 })("recipient_fan_in")).toBe(1);
    expect(strengths({ device: { id: "d" } }, {}, { deviceSenders: 4 })("device_shared")).toBe(0.5);
    expect(strengths({ device: { id: "d" } }, {})("device_new")).toBe(1);
    expect(strengths({ device: { compromised: true } }, {})("device_compromised")).toBe(1);
    expect(strengths({ agentId: "a" }, {}, { agentEqual: 2 })("agent_split_deposits")).toBe(1);
    expect(strengths({}, { toRecipient: { count: 3, good: 3 } })("known_recipient")).toBe(1);
    expect(strengths({}, { toRecipient: { count: 3, good: 2 } })("new_recipient")).toBe(0);
    expect(strengths({}, { lastAt: AT - 91 * 24 * HOUR })("dormant_reactivation")).toBe(1);
    expect(strengths({}, { hours: { "3": 30 } })("unusual_hour")).toBe(1);
    expect(strengths({}, { hours: { "10": 30 } })("unusual_hour")).toBe(0);
    expect(strengths({}, { recent: [payment(5, 25_000, true)] })("duplicate_pattern")).toBe(1);
    const failed = [1, 2, 3].map((ago) => ({ ...payment(ago), paymentStatus: "failed" }));
    expect(strengths({}, { recent: failed })("failed_then_success")).toBe(1);
  });

  it("know tiers, categories, corridors and networks", () => {
    const tier = (kycTier: string, amount: number) =>
      strengths({ amount, sender: { names: [], kycTier } }, null)("kyc_tier_low_for_amount");
    expect([tier("tier_1", 100_001), tier("tier_1", 60_000), tier("tier_2", 100_001)]).toEqual([
      1, 0.5, 0,
    ]);
    expect(strengths({ merchantCategoryCode: "7995" }, null)("high_risk_mcc")).toBe(1);
    expect(
      strengths(
        { sender: { names: [], country: "CM" }, recipient: { names: [], country: "SS" } },
        null,
      )("corridor_high_risk"),
    ).toBe(1);
    expect(
      strengths(
        { sender: { names: [], country: "CM" }, networkCountry: "NG" },
        null,
      )("ip_country_mismatch"),
    ).toBe(1);
  });
});
