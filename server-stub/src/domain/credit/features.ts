import { convertNearest } from "../shared/fx.ts";

/** Names of the features (domain 5.2), in the order of the scorecard. */
export const FEATURES = [
  "activeDays90",
  "inflowMonthlyAvgUsd",
  "inflowRegularity",
  "netFlowRatio",
  "balanceMedianToOutflow",
  "lowBalanceDayShare",
  "cashOutWithin24hShare",
  "billPaymentMonths",
  "merchantPaymentShare",
  "counterpartyDiversity",
  "airtimeMicroTopUpShare",
  "loanRepaidOnTimeShare",
  "openLoans",
  "failedTxnShare",
  "reversalShare",
  "gamblingShare",
  "nightActivityShare",
  "accountAgeMonths",
  "simSwap90d",
  "crossBorderShare",
] as const;
export type Feature = (typeof FEATURES)[number];
/** Null where the data tells nothing. */
export type Features = Readonly<Record<Feature, number | null>>;

/** One line of a wallet's history. `at` is Unix ms; amounts are minor units of the request's currency. */
export interface WalletLine {
  readonly at: number;
  readonly type: string;
  readonly direction: "in" | "out";
  readonly amount: number;
  readonly counterparty: string | null;
  readonly completed: boolean;
  readonly balanceAfter: number | null;
}

/** How much data there is. */
export interface Coverage {
  readonly days: number;
  readonly transactionCount: number;
  /** Weeks with money coming in. */
  readonly inflowWeeks: number;
}

const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;
const WINDOW = 90 * DAY;
const MONTHS = 3;
const LOAN_DAYS = 30;

/** How much there is, over all lines. */
export function coverageOf(lines: readonly WalletLine[]): Coverage {
  const done = lines.filter(({ completed }) => completed);
  if (done.length === 0) return { days: 0, transactionCount: 0, inflowWeeks: 0 };
  const times = done.map(({ at }) => at);
  const first = Math.min(...times);
  const weeks = new Set(done.filter(isInflow).map(({ at }) => Math.floor((at - first) / WEEK)));
  return {
    days: Math.ceil((Math.max(...times) - first) / DAY),
    transactionCount: done.length,
    inflowWeeks: weeks.size,
  };
}

/** Features of the last 90 days before `end` (Unix ms). `offsetMs` moves UTC to the person's local time. Pure. */
export function featuresOf(
  all: readonly WalletLine[],
  currency: string,
  end: number,
  offsetMs: number,
): Features {
  const lines = all.filter(({ at }) => at > end - WINDOW && at <= end).sort((a, b) => a.at - b.at);
  const done = lines.filter(({ completed }) => completed);
  const inflows = done.filter(isInflow);
  const outflows = done.filter(({ direction, type }) => direction === "out" && type !== "reversal");
  const inflow = sum(inflows);
  const outflow = sum(outflows);
  const dayOf = (at: number): number => Math.floor((at + offsetMs) / DAY);
  const balances = endOfDayBalances(done, dayOf);
  const weeklyOutflow = outflow / (WINDOW / WEEK);
  const dailyOutflow = median([...group(outflows, ({ at }) => dayOf(at)).values()].map(sum));
  const topUps = done.filter(({ type }) => type === "airtime");
  const monthlyInflow = inflow / MONTHS;
  const loans = loansOf(done);
  const ages = all.map(({ at }) => at);
  return {
    activeDays90: new Set(done.map(({ at }) => dayOf(at))).size,
    inflowMonthlyAvgUsd:
      inflows.length === 0
        ? null
        : round(convertNearest(Math.round(monthlyInflow), currency, "USD") / 100, 2),
    inflowRegularity: regularity(weekly(inflows, end)),
    netFlowRatio: inflow === 0 ? null : round((inflow - outflow) / inflow, 4),
    balanceMedianToOutflow:
      balances.length === 0 || weeklyOutflow === 0
        ? null
        : round(Math.min(1000, (median(balances) ?? 0) / weeklyOutflow), 4),
    lowBalanceDayShare:
      balances.length === 0 || dailyOutflow === null
        ? null
        : share(balances.filter((balance) => balance < dailyOutflow / 10).length, balances.length),
    cashOutWithin24hShare:
      inflow === 0 ? null : round(cashedOutSoon(inflows, outflows) / inflow, 4),
    billPaymentMonths: new Set(
      done
        .filter(({ type }) => type === "bill_payment")
        .map(({ at }) => Math.floor((end - at) / (WINDOW / MONTHS))),
    ).size,
    merchantPaymentShare:
      outflow === 0
        ? null
        : round(sum(outflows.filter(({ type }) => type === "merchant_payment")) / outflow, 4),
    counterpartyDiversity: new Set(done.flatMap(({ counterparty }) => counterparty ?? [])).size,
    airtimeMicroTopUpShare: share(
      topUps.filter(({ amount }) => amount < monthlyInflow / 50).length,
      topUps.length,
    ),
    loanRepaidOnTimeShare: share(loans.onTime, loans.seen),
    openLoans: loans.open,
    failedTxnShare: share(lines.length - done.length, lines.length),
    reversalShare: share(done.filter(({ type }) => type === "reversal").length, done.length),
    gamblingShare:
      outflow === 0
        ? null
        : round(sum(outflows.filter(({ type }) => type === "betting")) / outflow, 4),
    nightActivityShare: share(
      done.filter(({ at }) => new Date(at + offsetMs).getUTCHours() < 5).length,
      done.length,
    ),
    accountAgeMonths:
      ages.length === 0 ? null : Math.floor((end - Math.min(...ages)) / (30.44 * DAY)),
    simSwap90d: null,
    crossBorderShare: null,
  };
}

/** Income: neither borrowed nor given back. */
function isInflow({ direction, type, completed }: WalletLine): boolean {
  return completed && direction === "in" && type !== "loan_disbursement" && type !== "reversal";
}

/** 1 minus the coefficient of variation of weekly income, at least 0; null without any. */
function regularity(weeks: readonly number[]): number | null {
  const mean = weeks.reduce((total, week) => total + week, 0) / weeks.length;
  if (mean === 0) return null;
  const variance = weeks.reduce((total, week) => total + (week - mean) ** 2, 0) / weeks.length;
  return round(1 - Math.min(1, Math.sqrt(variance) / mean), 4);
}

function weekly(lines: readonly WalletLine[], end: number): readonly number[] {
  const first = Math.min(...lines.map(({ at }) => at), end);
  const count = Math.max(1, Math.ceil((end - first) / WEEK));
  const weeks = Array.from({ length: count }, () => 0);
  for (const { at, amount } of lines) {
    const index = Math.min(count - 1, Math.floor((end - at) / WEEK));
    weeks[index] = (weeks[index] ?? 0) + amount;
  }
  return weeks;
}

/** How much of the income left as cash within a day: first in, first out. */
function cashedOutSoon(inflows: readonly WalletLine[], outflows: readonly WalletLine[]): number {
  const open = inflows.map(({ at, amount }) => ({ at, left: amount }));
  let cashed = 0;
  for (const out of outflows) {
    if (out.type !== "cash_out") continue;
    let want = out.amount;
    for (const source of open) {
      if (source.at > out.at || out.at - source.at > DAY || want === 0) continue;
      const taken = Math.min(source.left, want);
      source.left -= taken;
      want -= taken;
      cashed += taken;
    }
  }
  return cashed;
}

/** Loans in order: a repayment counts for the oldest open one, and is in time within 30 days. */
function loansOf(lines: readonly WalletLine[]): { seen: number; onTime: number; open: number } {
  const loans: { at: number; left: number; repaidAt: number | null }[] = [];
  for (const { at, type, amount } of lines) {
    if (type === "loan_disbursement") loans.push({ at, left: amount, repaidAt: null });
    if (type !== "loan_repayment") continue;
    let left = amount;
    for (const loan of loans) {
      if (loan.left === 0 || left === 0) continue;
      const paid = Math.min(loan.left, left);
      loan.left -= paid;
      left -= paid;
      if (loan.left === 0) loan.repaidAt = at;
    }
  }
  const repaid = loans.filter(({ repaidAt }) => repaidAt !== null);
  return {
    seen: repaid.length,
    onTime: repaid.filter(({ at, repaidAt }) => (repaidAt ?? 0) - at <= LOAN_DAYS * DAY).length,
    open: loans.length - repaid.length,
  };
}

function endOfDayBalances(
  lines: readonly WalletLine[],
  dayOf: (at: number) => number,
): readonly number[] {
  const byDay = new Map<number, number>();
  for (const { at, balanceAfter } of lines)
    if (balanceAfter !== null) byDay.set(dayOf(at), balanceAfter);
  return [...byDay.values()];
}

function group<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [item]);
    else known.push(item);
  }
  return groups;
}

function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle];
  if (high === undefined) return null;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

const sum = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : round(part / whole, 4);
const round = (number: number, digits: number): number => Number(number.toFixed(digits));
