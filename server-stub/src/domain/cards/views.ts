import { money, type Money } from "../shared/money.ts";
import { isForEach, remainingOf } from "./limits.ts";
import type { Card, Counter, Limit } from "./types.ts";
import { windowOf } from "./windows.ts";

/** How many merchants or groups of a limit for each of them a card shows. */
export const KEYS_SHOWN = 20;
const NOTHING = { held: 0, spent: 0, count: 0 };

export interface UsageView {
  readonly windowStart: string | null;
  readonly windowEnd: string | null;
  readonly spent: Money;
  readonly held: Money;
  readonly remaining: Money | null;
  readonly count: number;
  readonly remainingCount: number | null;
}

export interface LimitView extends Limit {
  readonly object: "spend_limit";
  readonly currency: string;
  readonly usage: UsageView | null;
  readonly usageByKey: readonly { readonly key: string; readonly usage: UsageView }[] | null;
  readonly nextKey: string | null;
}

/** A card exactly as the API answers it. */
export interface CardView extends Omit<Card, "limits"> {
  readonly spendLimits: readonly LimitView[];
  readonly totals: { readonly spent: Money; readonly held: Money };
}

/** The card with what was used of it. `counters` are those of `countingOf`, one key more than shown; `at` is the tenant's time. */
export function cardView(card: Card, counters: readonly Counter[], at: number): CardView {
  const { limits, ...rest } = card;
  const totals = counters.find(({ limitId }) => limitId === card.id) ?? NOTHING;
  return {
    ...rest,
    spendLimits: limits.map((limit) => limitView(card, limit, counters, at, KEYS_SHOWN)),
    totals: {
      spent: money(totals.spent, card.currency),
      held: money(totals.held, card.currency),
    },
  };
}

/** One limit with its use in the window of `at`. A limit for each shows at most `most` keys and says where to go on. */
export function limitView(
  card: Card,
  limit: Limit,
  counters: readonly Counter[],
  at: number,
  most: number,
): LimitView {
  const own = counters.filter(({ limitId }) => limitId === limit.id);
  const view = (counter: Omit<Counter, "limitId" | "key">): UsageView =>
    usageView(card, limit, counter, at);
  const base = { ...limit, object: "spend_limit" as const, currency: card.currency };
  if (!isForEach(limit))
    return { ...base, usage: view(own[0] ?? NOTHING), usageByKey: null, nextKey: null };
  const shown = own.slice(0, most);
  return {
    ...base,
    usage: null,
    usageByKey: shown.map((counter) => ({ key: counter.key, usage: view(counter) })),
    nextKey: own.length > most ? (shown.at(-1)?.key ?? null) : null,
  };
}

function usageView(
  { currency, timezone }: Card,
  limit: Limit,
  counter: Omit<Counter, "limitId" | "key">,
  at: number,
): UsageView {
  const window = windowOf(limit.interval, at, timezone);
  const isCalendar = window !== null && window.end !== null;
  const remaining = remainingOf(limit, counter);
  return {
    windowStart: isCalendar ? window.start : null,
    windowEnd: isCalendar ? window.end : null,
    spent: money(counter.spent, currency),
    held: money(counter.held, currency),
    remaining: remaining === null ? null : money(remaining, currency),
    count: counter.count,
    remainingCount: limit.maxCount === null ? null : Math.max(0, limit.maxCount - counter.count),
  };
}
