import type { MobileMoneyHistory } from "../domain/credit/types.ts";
import { lcg } from "./history.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Line = MobileMoneyHistory["transactions"][number];

/** Something a wallet's holder does again and again. Amounts are minor units. */
export interface Habit {
  readonly type: string;
  /** How often: so many times a day on average, or on every so many days exactly. */
  readonly rhythm: { readonly perDay: number } | { readonly everyDays: number };
  readonly amount: readonly [least: number, most: number];
  /** Local hours it happens in; absent: 7 to 20. */
  readonly hours?: readonly [from: number, until: number];
  /** With how many different people or shops; absent: nobody is named. */
  readonly parties?: number;
  /** Only between so many days ago; absent: all the time. */
  readonly daysAgo?: readonly [from: number, until: number];
  /** What follows hours later with a share of the money. */
  readonly then?: {
    readonly type: string;
    readonly share: number;
    readonly hours: readonly [number, number];
  };
}

/** What a wallet is made of. */
export interface WalletPlan {
  /** Days from its first to its last whole day; the last one is yesterday. */
  readonly days: number;
  readonly opening: number;
  readonly habits: readonly Habit[];
}

const INBOUND: ReadonlySet<string> = new Set([
  "cash_in",
  "p2p_in",
  "bank_in",
  "loan_disbursement",
  "salary",
]);

interface Draft {
  readonly at: number;
  readonly type: string;
  readonly amount: number;
  readonly party: string | null;
}

/**
 * The history of a wallet, as a provider's statement tells it: whole local days up to yesterday, oldest first. Money that is not
 * there is not spent: such a line has failed. The same plan, seed and day make the same history. `now` is Unix ms, `offsetMs`
 * moves UTC to local time.
 */
export function walletStatement(
  plan: WalletPlan,
  seed: number,
  currency: string,
  now: number,
  offsetMs: number,
): MobileMoneyHistory {
  const today = Math.floor((now + offsetMs) / DAY_MS) * DAY_MS - offsetMs;
  const opened = today - plan.days * DAY_MS;
  const drafts = [
    { at: opened + 6 * HOUR_MS, type: "cash_in", amount: plan.opening, party: null },
    ...draw(plan, lcg(seed), today),
  ]
    .filter(({ at }) => at < today)
    .sort((one, other) => one.at - other.at);
  return {
    periodEnd: new Date(today).toISOString(),
    transactions: balanced(drafts, currency),
  };
}

function draw({ days, habits }: WalletPlan, random: () => number, today: number): Draft[] {
  const between = ([least, most]: readonly [number, number]): number =>
    least + random() * (most - least);
  const drafts: Draft[] = [];
  for (let ago = days; ago >= 1; ago -= 1)
    for (const habit of habits) {
      const { type, amount, hours = [7, 20], parties = 0, daysAgo = [days, 1], then } = habit;
      // Drawn even when it is not the season, so that no habit moves the numbers of another.
      const times = timesOn(habit, ago, random());
      for (let time = 0; time < times; time += 1) {
        const at = today - ago * DAY_MS + Math.round(between(hours) * HOUR_MS);
        const value = rounded(between(amount));
        const party = parties === 0 ? null : `${type}_${Math.floor(random() * parties)}`;
        if (ago > daysAgo[0] || ago < daysAgo[1]) continue;
        drafts.push({ at, type, amount: value, party });
        if (then !== undefined)
          drafts.push({
            at: at + Math.round(between(then.hours) * HOUR_MS),
            type: then.type,
            amount: rounded(value * then.share),
            party: null,
          });
      }
    }
  return drafts;
}

function timesOn({ rhythm }: Habit, ago: number, chance: number): number {
  if ("everyDays" in rhythm) return ago % rhythm.everyDays === 0 ? 1 : 0;
  const whole = Math.floor(rhythm.perDay);
  return whole + (chance < rhythm.perDay - whole ? 1 : 0);
}

function balanced(drafts: readonly Draft[], currency: string): readonly Line[] {
  let balance = 0;
  return drafts.map(({ at, type, amount, party }) => {
    const isInbound = INBOUND.has(type);
    const isDone = isInbound || amount <= balance;
    if (isDone) balance += isInbound ? amount : -amount;
    return {
      occurredAt: new Date(at).toISOString(),
      type,
      direction: isInbound ? "in" : "out",
      amountMinorUnits: amount,
      ...(party === null ? {} : { counterpartyHash: party }),
      status: isDone ? "completed" : "failed",
      balanceAfter: { amountMinorUnits: balance, currency },
    };
  });
}

/** To 50, as people pay. */
const rounded = (amount: number): number => Math.max(50, Math.round(amount / 50) * 50);
