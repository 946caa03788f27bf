import { describe, expect, it } from "vitest";
import { railOf, type Rail } from "../../src/domain/reference/rails.ts";
import { condense } from "../../src/domain/routing/history.ts";
import { selectFrom, selectRail } from "../../src/domain/routing/select.ts";
import { tariffOf } from "../../src/domain/routing/tariff.ts";
import type {
  Observation,
  RailStatistics,
  RoutingQuestion,
  Strategy,
} from "../../src/domain/routing/types.ts";
import { fc } from "../support/fast-check.ts";

const NOW = Date.parse("2026-11-20T10:00:00.000Z");
const HOUR = 3_600_000;

function question(
  amount: number,
  strategy: Strategy,
  more: Partial<RoutingQuestion> = {},
): RoutingQuestion {
  return {
    direction: "payout",
    sourceCountry: "CM",
    destinationCountry: "GA",
    sourceCurrency: "XAF",
    destinationCurrency: "XAF",
    counterparty: { type: "mobile_money", provider: "airtel_money" },
    amount,
    strategy,
    rail: null,
    allowRails: null,
    excludeRails: [],
    maxFee: null,
    downRails: [],
    ...more,
  };
}

/** The day's history of CM-GA as the worked answer of domain 3.4 shows it. */
const PROTOTYPE: Readonly<Record<string, Partial<RailStatistics>>> = {
  gimacpay: {
    costIndex: 0.8682,
    successRate: 0.9656,
    p50Seconds: 15,
    p95Seconds: 21,
    sampleSize: 178,
    basis: "history",
  },
  mmo_hub: {
    costIndex: 0.9808,
    successRate: 0.9592,
    p50Seconds: 51,
    p95Seconds: 70,
    sampleSize: 53,
    basis: "blended",
  },
  airtel_money: {
    costIndex: 0.8964,
    successRate: 0.9062,
    p50Seconds: 11,
    p95Seconds: 16,
    sampleSize: 72,
    basis: "blended",
  },
};

function statistics(rail: Rail): RailStatistics {
  return { ...condense(rail, [], NOW), ...PROTOTYPE[rail.id] };
}

describe("the prototype table (domain 5.1)", () => {
  it.each([
    [3_000, ["airtel_money", 48], ["gimacpay", 52], ["gimacpay", 52], ["gimacpay", 52]],
    [25_000, ["airtel_money", 403], ["gimacpay", 434], ["gimacpay", 434], ["gimacpay", 434]],
    [250_000, ["gimacpay", 1_736], ["gimacpay", 1_736], ["gimacpay", 1_736], ["gimacpay", 1_736]],
    [1_500_000, ["gimacpay", 1_736], ["gimacpay", 1_736], ["gimacpay", 1_736], ["gimacpay", 1_736]],
  ] as const)("%i XAF", (amount, ...expected) => {
    const strategies = ["lowest_cost", "balanced", "most_reliable", "fastest"] as const;
    const chosen = strategies.map((strategy) => {
      const outcome = selectFrom(question(amount, strategy), statistics, NOW);
      if (outcome.kind === "none") throw new Error("no rail");
      return [
        outcome.decision.selectedRail,
        outcome.decision.candidates[0]?.estimatedFee?.amountMinorUnits,
      ];
    });
    expect(chosen).toEqual(expected);
  });

  it("gives the worked answer of 3.4: scores, ranks, exclusions and the explanation", () => {
    const outcome = selectFrom(question(25_000, "balanced"), statistics, NOW);
    if (outcome.kind === "none") throw new Error("no rail");
    const { decision } = outcome;
    expect(
      decision.candidates
        .slice(0, 3)
        .map(({ rail, rank, score, costBps }) => [rail, rank, score, costBps]),
    ).toEqual([
      ["gimacpay", 1, 201.3, 173.6],
      ["mmo_hub", 2, 209.62, 176.4],
      ["airtel_money", 3, 236.37, 161.2],
    ]);
    expect(decision.candidates.find((one) => one.rail === "papss")).toMatchObject({
      eligible: false,
      rank: null,
      score: null,
      costBasis: "tariff",
      sampleSize: 0,
      exclusionReasons: ["corridor_not_supported"],
    });
    expect(decision.explanation).toBe(
      "gimacpay: 7 XAF cheaper than mmo_hub and 49 s faster at p95; airtel_money is 31 XAF cheaper but fails 9.4 % of the time on this corridor.",
    );
    expect(decision.savings).toEqual({ amountMinorUnits: 7, currency: "XAF" });
  });

  it("prices a capped rail by its cap: 1 500 000 XAF costs 1 736, and 17 802 over the hub", () => {
    const outcome = selectFrom(question(1_500_000, "balanced"), statistics, NOW);
    if (outcome.kind === "none") throw new Error("no rail");
    const fee = (rail: string): number | undefined =>
      outcome.decision.candidates.find((one) => one.rail === rail)?.estimatedFee?.amountMinorUnits;
    expect([fee("gimacpay"), fee("mmo_hub")]).toEqual([1_736, 17_802]);
    expect(outcome.decision.candidates[0]?.costBps).toBe(11.6);
    expect(
      outcome.decision.candidates.find((one) => one.rail === "airtel_money")?.exclusionReasons,
    ).toContain("above_rail_maximum");
  });
});

describe("the history of 24 hours", () => {
  const gimacpay = railOf("gimacpay");
  const observation = (age: number, more: Partial<Observation> = {}): Observation => ({
    rail: "gimacpay",
    amount: 10_000,
    cost: 160,
    tariff: 200,
    fxMarginBps: 0,
    succeeded: true,
    latencySeconds: 12,
    observedAt: NOW - age,
    ...more,
  });

  it("includes both ends and nothing beyond", () => {
    const size = (age: number): number => condense(gimacpay, [observation(age)], NOW).sampleSize;
    expect([size(0), size(24 * HOUR), size(24 * HOUR + 1), size(-1)]).toEqual([1, 1, 0, 0]);
  });

  it("shrinks to the tariff, halves weights every six hours, and clamps outliers", () => {
    expect(condense(gimacpay, [], NOW).costIndex).toBe(1);
    expect(
      condense(
        gimacpay,
        Array.from({ length: 20 }, () => observation(0)),
        NOW,
      ).costIndex,
    ).toBe(0.9);
    expect(
      condense(
        gimacpay,
        Array.from({ length: 40 }, () => observation(6 * HOUR)),
        NOW,
      ),
    ).toMatchObject({ costIndex: 0.9, effectiveWeight: 20 });
    expect(
      condense(
        gimacpay,
        Array.from({ length: 20 }, () => observation(0, { cost: 1_000_000 })),
        NOW,
      ).costIndex,
    ).toBe(2.5);
  });

  it("counts failures for success, not for cost, and says on what it rests", () => {
    const failed = Array.from({ length: 10 }, () =>
      observation(0, { succeeded: false, cost: 999 }),
    );
    expect(condense(gimacpay, failed, NOW)).toMatchObject({
      costIndex: 1,
      successRate: 0.6333,
      basis: "blended",
      health: "down",
    });
    expect(
      condense(
        gimacpay,
        Array.from({ length: 31 }, () => observation(0)),
        NOW,
      ).basis,
    ).toBe("history");
    expect(condense(gimacpay, [], NOW)).toMatchObject({
      basis: "tariff",
      successRate: 0.95,
      health: "up",
    });
  });

  it("takes p95 by nearest rank", () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      observation(0, { latencySeconds: index + 1 }),
    );
    expect(condense(gimacpay, many, NOW)).toMatchObject({ p50Seconds: 50, p95Seconds: 95 });
  });
});

describe("the choice", () => {
  const arbitraryHistory = fc.array(
    fc.record({
      rail: fc.constantFrom("gimacpay", "mmo_hub", "airtel_money"),
      amount: fc.integer({ min: 100, max: 500_000 }),
      cost: fc.integer({ min: 0, max: 5_000 }),
      tariff: fc.integer({ min: 1, max: 2_000 }),
      fxMarginBps: fc.constant(0),
      succeeded: fc.boolean(),
      latencySeconds: fc.integer({ min: 1, max: 300 }),
      observedAt: fc.integer({ min: NOW - 30 * HOUR, max: NOW + HOUR }),
    }),
    { maxLength: 80 },
  );

  it("is rank 1 among the eligible, repeats with the same hash, and is not moved by observations outside the window", () => {
    fc.assert(
      fc.property(
        arbitraryHistory,
        fc.constantFrom<Strategy>("lowest_cost", "balanced", "fastest", "most_reliable"),
        fc.integer({ min: 500, max: 400_000 }),
        (history, strategy, amount) => {
          const first = selectRail(question(amount, strategy), history, NOW);
          const inside = history.filter(
            (one) => one.observedAt >= NOW - 24 * HOUR && one.observedAt <= NOW,
          );
          expect(selectRail(question(amount, strategy), inside, NOW)).toEqual(first);
          if (first.kind === "none") return;
          const eligible = first.decision.candidates.filter((one) => one.eligible);
          expect(eligible[0]?.rail).toBe(first.decision.selectedRail);
          expect(eligible.map((one) => one.rank)).toEqual(eligible.map((_, index) => index + 1));
          const scores = eligible.map((one) => one.score ?? 0);
          expect(scores).toEqual([...scores].sort((a, b) => a - b));
        },
      ),
    );
  });

  it("names every reason against a rail", () => {
    const reasons = (rail: string, more: Partial<RoutingQuestion>): readonly string[] => {
      const outcome = selectFrom(question(25_000, "balanced", more), statistics, NOW);
      const candidates = outcome.kind === "none" ? outcome.candidates : outcome.decision.candidates;
      return candidates.find((one) => one.rail === rail)?.exclusionReasons ?? [];
    };
    expect(reasons("gimacpay", { excludeRails: ["gimacpay"] })).toEqual(["excluded_by_request"]);
    expect(reasons("gimacpay", { allowRails: ["mmo_hub"] })).toEqual(["excluded_by_request"]);
    expect(reasons("gimacpay", { downRails: ["gimacpay"] })).toEqual(["rail_down"]);
    expect(reasons("gimacpay", { amount: 50 })).toEqual(["below_rail_minimum"]);
    expect(reasons("gimacpay", { maxFee: { amountMinorUnits: 433, currency: "XAF" } })).toEqual([
      "max_fee_exceeded",
    ]);
    expect(
      reasons("airtel_money", { counterparty: { type: "mobile_money", provider: "moov_money" } }),
    ).toEqual(["provider_not_supported"]);
    expect(reasons("mmo_hub", { direction: "collection" })).toEqual(["direction_not_supported"]);
    expect(reasons("mmo_hub", { counterparty: { type: "bank_account", provider: null } })).toEqual([
      "destination_type_not_supported",
    ]);
    expect(reasons("mpesa", {})).toEqual(
      ["corridor_not_supported", "provider_not_supported", "above_rail_maximum"].slice(0, 2),
    );
  });

  it("takes tariffs as published", () => {
    expect([
      tariffOf(railOf("gimacpay"), 3_000, "XAF", true),
      tariffOf(railOf("gimacpay"), 1_500_000, "XAF", true),
    ]).toEqual([60, 2_000]);
    expect(tariffOf(railOf("mtn_momo"), 500, "XAF", false)).toBe(20);
    expect([
      tariffOf(railOf("airtel_money"), 10_000, "XAF", false),
      tariffOf(railOf("airtel_money"), 10_000, "XAF", true),
    ]).toEqual([90, 180]);
    expect(tariffOf(railOf("papss"), 10_000_000, "NGN", true)).toBe(75_000 + 60_000);
  });
});
