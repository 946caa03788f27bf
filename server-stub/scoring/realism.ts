import type { World } from "./simulator/market.ts";
import { DAY, HOUR } from "./simulator/population.ts";
import { HOURS, ONE_CASH_OUT, OPENING_BALANCES, PUBLISHED, TYPES } from "./simulator/published.ts";

/** One published figure beside ours. */
export interface Realism {
  readonly what: string;
  readonly published: number;
  readonly ours: number;
  readonly passes: boolean;
}

/** The simulator held against PaySim's published parameters. `opening` are balances before the first day. */
export function realismOf({ events }: World, opening: readonly number[]): readonly Realism[] {
  const done = events.filter(({ change, failed }) => change === undefined && failed !== true);
  const rows: Realism[] = [];
  const add = (what: string, published: number, ours: number, passes: boolean): void =>
    void rows.push({ what, published, ours, passes });
  for (const type of TYPES) {
    const amounts = done.filter((event) => event.type === type).map(({ amount }) => amount);
    const share = amounts.length / done.length;
    const { share: wanted, variation } = PUBLISHED[type];
    add(`share of ${type}`, wanted, share, Math.abs(share - wanted) <= 0.02);
    const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
    const variance =
      amounts.reduce((sum, amount) => sum + (amount - mean) ** 2, 0) / amounts.length;
    const ours = Math.sqrt(variance) / mean;
    add(`variation of ${type} amounts`, variation, ours, Math.abs(ours / variation - 1) <= 0.25);
  }
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { at } of done) {
    const hour = Math.floor((at % DAY) / HOUR);
    hours[hour] = (hours[hour] ?? 0) + 1 / done.length;
  }
  const part = (from: number, to: number): number =>
    hours.slice(from, to + 1).reduce((sum, share) => sum + share, 0);
  // Total variation over the parts of the day that are published: the quiet hours, the peak, the evening around it, the rest.
  const [published, ours] = [
    [0.005, HOURS.peak, HOURS.peak, HOURS.evening - 2 * HOURS.peak, 1 - HOURS.evening - 0.005],
    [
      part(3, 7),
      part(19, 19),
      part(20, 20),
      part(18, 22) - part(19, 20),
      1 - part(18, 22) - part(3, 7),
    ],
  ] as const;
  const variation =
    published.reduce((sum, share, index) => sum + Math.abs(share - (ours[index] ?? 0)), 0) / 2;
  add("hour profile, total variation", 0, variation, variation <= 0.1);
  const counts = new Map<number, number>();
  for (const { type, at, sender } of done)
    if (type === "CASH_OUT" && at < 30 * DAY) counts.set(sender, (counts.get(sender) ?? 0) + 1);
  const once = [...counts.values()].filter((count) => count === 1).length / counts.size;
  add(
    "share of clients with one CASH_OUT",
    ONE_CASH_OUT,
    once,
    Math.abs(once - ONE_CASH_OUT) <= 0.05,
  );
  for (const [below, share] of OPENING_BALANCES) {
    const found = opening.filter((balance) => balance < below).length / opening.length;
    add(`opening balances below ${below}`, share, found, Math.abs(found / share - 1) <= 0.1);
  }
  return rows;
}
