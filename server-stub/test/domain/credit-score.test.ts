import { describe, expect, it } from "vitest";
import {
  FEATURES,
  coverageOf,
  featuresOf,
  type Features,
  type WalletLine,
} from "../../src/domain/credit/features.ts";
import { reasonsOf } from "../../src/domain/credit/reasons.ts";
import {
  apportion,
  defaultAt,
  featuresFor,
  scoreOf,
  weigh,
} from "../../src/domain/credit/scorecard.ts";
import { fc } from "../support/fast-check.ts";

const DAY = 24 * 3_600_000;
const END = Date.parse("2026-11-20T12:00:00Z");
const line = (daysAgo: number, more: Partial<WalletLine> = {}): WalletLine => ({
  at: END - daysAgo * DAY,
  type: "p2p_in",
  direction: "in",
  amount: 10_000,
  counterparty: null,
  completed: true,
  balanceAfter: null,
  ...more,
});

describe("the credit scale (domain 5.2)", () => {
  it("has the probabilities of the prototype", () => {
    expect([500, 550, 600, 650, 700, 750].map(defaultAt)).toEqual([
      0.2205, 0.1063, 0.0476, 0.0206, 0.0088, 0.0037,
    ]);
    expect(defaultAt(681)).toBe(0.0121);
  });

  it("is 600 for the average applicant, and adds up exactly for everybody (invariant 16)", () => {
    expect(scoreOf(weigh(featuresFor(600)), featuresFor(600)).score).toBe(600);
    const some = fc.record(
      Object.fromEntries(
        FEATURES.map((feature) => [
          feature,
          fc.option(fc.double({ min: -2, max: 5_000, noNaN: true }), { nil: null }),
        ]),
      ),
    ) as fc.Arbitrary<Features>;
    fc.assert(
      fc.property(some, (features) => {
        const clean = Object.fromEntries(
          Object.entries(features).map(([name, value]) => [
            name,
            name === "netFlowRatio" || value === null ? value : Math.abs(value),
          ]),
        ) as Features;
        const { score, contributions, probabilityOfDefault } = scoreOf(weigh(clean), clean);
        expect(Number.isInteger(score) && score >= 300 && score <= 850).toBe(true);
        expect(600 + contributions.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(probabilityOfDefault > 0 && probabilityOfDefault < 1).toBe(true);
        const reasons = reasonsOf(contributions);
        expect(
          reasons.filter(({ direction }) => direction === "negative").length,
        ).toBeLessThanOrEqual(4);
        expect(
          reasons.filter(({ direction }) => direction === "positive").length,
        ).toBeLessThanOrEqual(3);
      }),
    );
  });

  it("shares rounding out by largest remainder", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -200, max: 200, noNaN: true }), { minLength: 1 }),
        (exact) => {
          const whole = apportion(exact);
          const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
          expect(sum(whole)).toBe(Math.round(sum(exact)) + 0);
          whole.forEach((value, index) =>
            expect(Math.abs(value - (exact[index] ?? 0))).toBeLessThan(1 + 1e-9),
          );
        },
      ),
    );
  });
});

describe("features of a wallet", () => {
  it("count days, income, cash-outs, loans and nights", () => {
    const lines = [
      ...Array.from({ length: 12 }, (_, week) => line(week * 7 + 1)),
      line(8 - 0.5, { type: "cash_out", direction: "out", amount: 5_000 }),
      line(30, { type: "bill_payment", direction: "out", amount: 2_000 }),
      line(3, { type: "merchant_payment", direction: "out", amount: 1_000, counterparty: "shop" }),
      line(60, { type: "loan_disbursement", amount: 20_000 }),
      line(40, { type: "loan_repayment", direction: "out", amount: 20_000 }),
      line(10, { type: "loan_disbursement", amount: 1_000 }),
      line(2.4, { type: "betting", direction: "out", amount: 2_000 }),
      line(5, { completed: false }),
    ];
    const features = featuresOf(lines, "XAF", END, 3_600_000);
    expect(features).toMatchObject({
      inflowMonthlyAvgUsd: 66.67,
      inflowRegularity: 1,
      billPaymentMonths: 1,
      counterpartyDiversity: 1,
      loanRepaidOnTimeShare: 1,
      openLoans: 1,
      simSwap90d: null,
    });
    expect(features.cashOutWithin24hShare).toBeCloseTo(5_000 / 120_000, 3);
    expect(features.failedTxnShare).toBeCloseTo(1 / 20, 3);
    expect(features.gamblingShare).toBeCloseTo(2_000 / 30_000, 3);
    expect(coverageOf(lines)).toMatchObject({ transactionCount: 19, inflowWeeks: 12 });
  });

  it("are a pure function, whatever the order of the lines (invariant 17)", () => {
    const lines = Array.from({ length: 40 }, (_, index) =>
      line((index * 7.3) % 80, {
        direction: index % 3 === 0 ? "out" : "in",
        type: index % 3 === 0 ? "cash_out" : "p2p_in",
        amount: 1_000 + index,
      }),
    );
    const once = featuresOf(lines, "XAF", END, 0);
    expect(featuresOf([...lines].reverse(), "XAF", END, 0)).toEqual(once);
  });
});
