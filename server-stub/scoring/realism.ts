import type { World } from "./simulator/market.ts";
import { DAY, HOUR } from "./simulator/population.ts";
import {
  HOURS,
  ONE_CASH_OUT,
  OPENING_BALANCES,
  PUBLISHED,
  TYPES,
  type PublishedType,
} from "./simulator/published.ts";

/** One published figure beside ours. */
export interface Realism {
  readonly what: string;
  readonly published: number;
  readonly ours: number;
  readonly passes: boolean;
}

interface Amounts {
  count: number;
  sum: number;
  squares: number;
}

/**
 * Worlds held against PaySim's published parameters. Several together: the variation of rare amounts with a long tail comes out
 * too low in a small sample, and the published ones are of 24 million transactions.
 */
export class RealismMeter {
  readonly #amounts = new Map<PublishedType, Amounts>();
  readonly #hours = Array.from({ length: 24 }, () => 0);
  readonly #opening: number[] = [];
  #all = 0;
  #once = 0;
  #cashers = 0;

  /** `opening` are balances before the first day. */
  add({ events }: World, opening: readonly number[]): void {
    const counts = new Map<number, number>();
    for (const { type, amount, at, sender, change, failed } of events) {
      if (change !== undefined || failed === true) continue;
      this.#all += 1;
      const sums = this.#amounts.get(type) ?? { count: 0, sum: 0, squares: 0 };
      sums.count += 1;
      sums.sum += amount;
      sums.squares += amount * amount;
      this.#amounts.set(type, sums);
      const hour = Math.floor((at % DAY) / HOUR);
      this.#hours[hour] = (this.#hours[hour] ?? 0) + 1;
      if (type === "CASH_OUT" && at < 30 * DAY) counts.set(sender, (counts.get(sender) ?? 0) + 1);
    }
    this.#cashers += counts.size;
    this.#once += [...counts.values()].filter((count) => count === 1).length;
    for (const balance of opening) this.#opening.push(balance);
  }

  read(): readonly Realism[] {
    const rows: Realism[] = [];
    const add = (what: string, published: number, ours: number, passes: boolean): void =>
      void rows.push({ what, published, ours, passes });
    for (const type of TYPES) {
      const { count, sum, squares } = this.#amounts.get(type) ?? { count: 0, sum: 0, squares: 0 };
      const { share: wanted, variation } = PUBLISHED[type];
      const share = count / this.#all;
      add(`share of ${type}`, wanted, share, Math.abs(share - wanted) <= 0.02);
      const mean = sum / count;
      const ours = Math.sqrt(squares / count - mean * mean) / mean;
      add(`variation of ${type} amounts`, variation, ours, Math.abs(ours / variation - 1) <= 0.25);
    }
    const distance = this.#hourDistance();
    add("hour profile, total variation", 0, distance, distance <= 0.1);
    const once = this.#once / this.#cashers;
    add(
      "share of clients with one CASH_OUT",
      ONE_CASH_OUT,
      once,
      Math.abs(once - ONE_CASH_OUT) <= 0.05,
    );
    for (const [below, share] of OPENING_BALANCES) {
      const found = this.#opening.filter((one) => one < below).length / this.#opening.length;
      add(`opening balances below ${below}`, share, found, Math.abs(found / share - 1) <= 0.1);
    }
    return rows;
  }

  /** Total variation over the parts of the day that are published: the quiet hours, the peak, the evening around it, the rest. */
  #hourDistance(): number {
    const part = (from: number, to: number): number =>
      this.#hours.slice(from, to + 1).reduce((sum, count) => sum + count, 0) / this.#all;
    const [quiet, seven, eight, evening] = [part(3, 7), part(19, 19), part(20, 20), part(18, 22)];
    const ours = [quiet, seven, eight, evening - seven - eight, 1 - evening - quiet];
    const published = [
      0.005,
      HOURS.peak,
      HOURS.peak,
      HOURS.evening - 2 * HOURS.peak,
      1 - HOURS.evening - 0.005,
    ];
    return (
      published.reduce((sum, share, index) => sum + Math.abs(share - (ours[index] ?? 0)), 0) / 2
    );
  }
}
