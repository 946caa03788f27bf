import { cellOf } from "./additive.ts";

/** How a feature, or the score, was distributed in training: shares per bin, the first for what is not known. */
export interface BinnedReference {
  readonly name: string;
  readonly edges: readonly number[];
  readonly shares: readonly number[];
  /** Index that steady days may have beyond chance: measured in training on worlds like it, where nothing changes. */
  readonly noise: number;
}

export type DriftLevel = "stable" | "warning" | "alarm";

/** One window's verdict about one feature. */
export interface Drift {
  readonly name: string;
  readonly index: number;
  /** The index from which on it would be an alarm, with this many rows. */
  readonly alarmAt: number;
  readonly level: DriftLevel;
}

/** These sizes count whatever chance may do beside them, as is usual in the field. */
export const WARN_AT = 0.1;
export const ALARM_AT = 0.25;
/** Fewer rows than this say nothing. */
const LEAST_ROWS = 200;
/** As if this share of a window lay in every bin: an empty bin must not make the index infinite. */
const FLOOR = 1e-4;
const HOUR = 3_600_000;
/** Hours of a window. A day has all hours in it; a part of one differs from any whole day. */
const HOURS = 24;
const SLOTS = HOURS + 1;
/**
 * Normal deviates of the false-alarm rates of one feature in one window: one in a thousand warns, one in a million alarms. Forty
 * features asked every hour for a month are about thirty thousand questions, most of them nearly the same one as the hour before.
 */
const WARN_DEVIATE = 3.0902;
const ALARM_DEVIATE = 4.7534;
/** An alarm must hold for so many closed hours: what comes and goes within one was a row at the edge of the window. */
const STANDING_HOURS = 2;

/**
 * Counts values into the bins of training over the last 24 whole hours and compares by the population stability index,
 * `Σ (q - p) ln(q / p)`. Bins never move with the data. Where nothing changed, rows times index is nearly chi-square distributed
 * (bins - 1 degrees of freedom); what is beyond that and beyond the noise of steady days is a warning, and an alarm when it holds for two hours.
 * One object per feature set; not shared between threads.
 */
export class DriftMonitor {
  readonly #references: readonly (BinnedReference & { readonly bounds: Float64Array })[];
  /** Counts per hour, bins of all references behind one another; and the sum of the whole hours of the window. */
  readonly #slots: readonly Float64Array[];
  readonly #window: Float64Array;
  readonly #rowsOf = new Float64Array(SLOTS);
  /** For how many closed hours in a row each reference has been beyond its limit. */
  readonly #standing: Uint32Array;
  #first = Number.NaN;
  #hour = Number.NaN;
  #rows = 0;

  constructor(references: readonly BinnedReference[]) {
    this.#references = references.map((one) => ({
      ...one,
      bounds: Float64Array.from(one.edges),
    }));
    const cells = references.reduce((sum, { shares }) => sum + shares.length, 0);
    this.#slots = Array.from({ length: SLOTS }, () => new Float64Array(cells));
    this.#window = new Float64Array(cells);
    this.#standing = new Uint32Array(references.length);
  }

  /** Rows in the window: those of the last 24 whole hours. */
  get rows(): number {
    return this.#rows;
  }

  /** Whether a day has been seen; before, there is no verdict. */
  get isReady(): boolean {
    return this.#hour - this.#first >= HOURS;
  }

  /** Adds one row: a value per reference, in their order, and its time (Unix ms). Rows older than the window are left out. */
  add(values: ArrayLike<number>, at: number): void {
    const hour = Math.floor(at / HOUR);
    this.#moveTo(hour);
    const age = this.#hour - hour;
    if (age > HOURS) return;
    const slot = hour % SLOTS;
    const counts = this.#slots[slot];
    if (counts === undefined) return;
    let offset = 0;
    this.#references.forEach(({ bounds, shares }, index) => {
      const cell = offset + cellOf(bounds, values[index]);
      counts[cell] = (counts[cell] ?? 0) + 1;
      // Late rows belong to hours that were closed already.
      if (age > 0) this.#window[cell] = (this.#window[cell] ?? 0) + 1;
      offset += shares.length;
    });
    this.#rowsOf[slot] = (this.#rowsOf[slot] ?? 0) + 1;
    if (age > 0) this.#rows += 1;
  }

  /** The verdict on the last 24 whole hours, one per reference; an alarm is one that the hour before was, too. */
  read(): readonly Drift[] {
    return this.#verdicts().map((one, index) =>
      one.level === "alarm" && (this.#standing[index] ?? 0) < STANDING_HOURS
        ? { ...one, level: "warning" }
        : one,
    );
  }

  #verdicts(): readonly Drift[] {
    const isTelling = this.isReady && this.#rows >= LEAST_ROWS;
    let offset = 0;
    return this.#references.map(({ name, shares, noise }) => {
      const counts = this.#window.subarray(offset, offset + shares.length);
      offset += shares.length;
      const index = stabilityIndex(
        shares,
        Array.from(counts, (count) => count / Math.max(1, this.#rows)),
      );
      const chance = (deviate: number): number =>
        chiSquare(Math.max(1, shares.length - 1), deviate) / Math.max(1, this.#rows);
      const alarmAt = chance(ALARM_DEVIATE) + Math.min(noise, ALARM_AT);
      const warnAt = chance(WARN_DEVIATE) + Math.min(noise, WARN_AT);
      const level: DriftLevel = index >= alarmAt ? "alarm" : index >= warnAt ? "warning" : "stable";
      return { name, index, alarmAt, level: isTelling ? level : "stable" };
    });
  }

  /** Closes the hours that are over and forgets those that leave the window. */
  #moveTo(hour: number): void {
    if (Number.isNaN(this.#hour)) {
      this.#first = hour;
      this.#hour = hour;
    }
    if (hour - this.#hour > SLOTS) {
      for (const counts of [...this.#slots, this.#window, this.#rowsOf, this.#standing])
        counts.fill(0);
      this.#rows = 0;
      this.#hour = hour;
    }
    while (this.#hour < hour) {
      this.#sum(this.#hour % SLOTS, 1);
      this.#hour += 1;
      const oldest = this.#hour % SLOTS;
      this.#sum(oldest, -1);
      this.#slots[oldest]?.fill(0);
      this.#rowsOf[oldest] = 0;
      this.#verdicts().forEach(({ level }, index) => {
        this.#standing[index] = level === "alarm" ? (this.#standing[index] ?? 0) + 1 : 0;
      });
    }
  }

  #sum(slot: number, sign: 1 | -1): void {
    this.#slots[slot]?.forEach((count, cell) => {
      if (count > 0) this.#window[cell] = (this.#window[cell] ?? 0) + sign * count;
    });
    this.#rows += sign * (this.#rowsOf[slot] ?? 0);
  }
}

/** Population stability index of observed shares against expected ones. */
export function stabilityIndex(expected: readonly number[], observed: readonly number[]): number {
  return expected.reduce((sum, share, index) => {
    const p = Math.max(FLOOR, share);
    const q = Math.max(FLOOR, observed[index] ?? 0);
    return sum + (q - p) * Math.log(q / p);
  }, 0);
}

/** The chi-square value that is exceeded as often as the normal deviate is (Wilson and Hilferty's cube; a little high for few degrees). */
function chiSquare(degrees: number, deviate: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + deviate * Math.sqrt(part)) ** 3;
}
