import type { Feature } from "./features.ts";
import type { Contribution } from "./scorecard.ts";

/** A main reason exactly as the API answers it. */
export interface CreditReason {
  readonly code: string;
  readonly description: string;
  readonly direction: "positive" | "negative";
  readonly points: number;
  readonly feature: Feature | null;
}

const MOST_NEGATIVE = 4;
const MOST_POSITIVE = 3;
const percent = (value: number): string => `${Math.round(value * 100)} percent`;
const number = (value: number): string => String(Number(value.toFixed(2)));

/** Codes of too little and enough, and the person's number in words. */
const TEXTS: Readonly<
  Record<
    Feature,
    readonly [negative: string, positive: string, what: string, (value: number) => string]
  >
> = {
  activeDays90: [
    "LOW_ACTIVITY",
    "STEADY_ACTIVITY",
    "Days with transactions of the last 90",
    number,
  ],
  inflowMonthlyAvgUsd: [
    "LOW_INCOME_FLOW",
    "STRONG_INCOME_FLOW",
    "Monthly income in US dollars",
    number,
  ],
  inflowRegularity: ["IRREGULAR_INCOME", "REGULAR_INCOME", "Regularity of income", percent],
  netFlowRatio: [
    "SPENDS_MORE_THAN_RECEIVES",
    "POSITIVE_NET_FLOW",
    "Share of income that is kept",
    percent,
  ],
  balanceMedianToOutflow: [
    "LOW_BALANCE_BUFFER",
    "HEALTHY_BALANCE_BUFFER",
    "Usual balance as a share of a week's spending",
    percent,
  ],
  lowBalanceDayShare: [
    "FREQUENT_LOW_BALANCE",
    "RARE_LOW_BALANCE",
    "Days that end with hardly any balance",
    percent,
  ],
  cashOutWithin24hShare: [
    "RAPID_CASH_OUT",
    "KEEPS_FUNDS_DIGITAL",
    "Income cashed out within a day",
    percent,
  ],
  billPaymentMonths: [
    "NO_BILL_HISTORY",
    "PAYS_BILLS",
    "Months of the last 3 with a bill paid",
    number,
  ],
  merchantPaymentShare: [
    "FEW_MERCHANT_PAYMENTS",
    "ACTIVE_MERCHANT_PAYER",
    "Spending at merchants",
    percent,
  ],
  counterpartyDiversity: ["NARROW_NETWORK", "BROAD_NETWORK", "Different counterparties", number],
  airtimeMicroTopUpShare: [
    "MICRO_TOPUPS",
    "REGULAR_TOPUPS",
    "Airtime bought in very small amounts",
    percent,
  ],
  loanRepaidOnTimeShare: ["LATE_REPAYMENTS", "REPAYS_ON_TIME", "Loans repaid in time", percent],
  openLoans: ["OPEN_LOANS", "NO_OPEN_LOANS", "Loans not repaid yet", number],
  failedTxnShare: ["FAILED_TRANSACTIONS", "CLEAN_EXECUTION", "Transactions that failed", percent],
  reversalShare: ["REVERSALS", "NO_REVERSALS", "Transactions that were reversed", percent],
  gamblingShare: ["GAMBLING_SPEND", "NO_GAMBLING", "Spending on bets", percent],
  nightActivityShare: [
    "NIGHT_ACTIVITY",
    "DAYTIME_ACTIVITY",
    "Transactions between midnight and five",
    percent,
  ],
  accountAgeMonths: ["NEW_ACCOUNT", "LONG_ACCOUNT_HISTORY", "Months of history", number],
  simSwap90d: ["RECENT_SIM_SWAP", "STABLE_SIM", "Changes of the SIM in 90 days", number],
  // Next to no weight; never among the main reasons of anybody.
  crossBorderShare: ["INSUFFICIENT_HISTORY", "BROAD_NETWORK", "Spending across borders", percent],
};

/** At most four shortfalls, heaviest first, then at most three strengths; each with the person's own number. */
export function reasonsOf(contributions: readonly Contribution[]): readonly CreditReason[] {
  const known = contributions.flatMap((one) =>
    one.feature === "scale_limit" ||
    one.feature === "population" ||
    one.feature === "crossBorderShare" ||
    one.value === null
      ? []
      : [{ ...one, feature: one.feature, value: one.value }],
  );
  const negative = known
    .filter(({ points }) => points < 0)
    .sort((a, b) => a.points - b.points)
    .slice(0, MOST_NEGATIVE);
  const positive = known
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_POSITIVE);
  return [...negative, ...positive].map(({ feature, value, benchmark, points }) => {
    const [low, high, what, show] = TEXTS[feature];
    const usual = benchmark === null ? "" : `; ${show(benchmark)} is usual`;
    return {
      code: points < 0 ? low : high,
      description: `${what}: ${show(value)}${usual}.`,
      direction: points < 0 ? "negative" : "positive",
      points,
      feature,
    };
  });
}

/** A reason when there is no score. */
export function tooLittle(days: number, transactions: number, weeks: number): CreditReason {
  return {
    code: "INSUFFICIENT_HISTORY",
    description: `${transactions} transactions over ${days} days with income in ${weeks} weeks; at least 20 transactions over 30 days with income in 4 weeks are needed.`,
    direction: "negative",
    points: 0,
    feature: null,
  };
}

/** A reason when there is no score. */
export function tooOld(days: number, most: number): CreditReason {
  return {
    code: "STALE_DATA",
    description: `The last transaction was ${days} days ago; the history must reach into the last ${most} days.`,
    direction: "negative",
    points: 0,
    feature: null,
  };
}
