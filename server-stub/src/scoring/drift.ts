import { cellOf } from "./additive.ts";

/** How a feature, or the score, was distributed in training: shares per bin, the first for what is not known. */
export interface BinnedReference {
  readonly name: string;
  readonly edges: readonly number[];
  readonly shares: readonly number[];
}

export type DriftLevel = "stable" | "warning" | "alarm";

/** One window's verdict about one feature. */
export interface Drift {
  readonly name: string;
  readonly index: number;
  readonly level: DriftLevel;
}

export const WARN_AT = 0.1;
export const ALARM_AT = 0.25;
/** Fewer rows than this say nothing. */
const LEAST_ROWS = 200;
/** As if this share of a window lay in every bin: an empty bin must not make the index infinite. */
const FLOOR = 1e-4;

/**
 * Counts values into the bins of training and compares by the population stability index, `Σ (q - p) ln(q / p)`. Bins never
 * move with the data. One object per feature set and window; not shared between threads.
 */
export class DriftMonitor {
  readonly #references: readonly BinnedReference[];
  readonly #edges: readonly Float64Array[];
  readonly #counts: readonly Float64Array[];
  #rows = 0;

  constructor(references: readonly BinnedReference[]) {
    this.#references = references;
    this.#edges = references.map(({ edges }) => Float64Array.from(edges));
    this.#counts = references.map(({ shares }) => new Float64Array(shares.length));
  }

  get rows(): number {
    return this.#rows;
  }

  /** Adds one row: a value per reference, in their order. */
  add(values: ArrayLike<number>): void {
    for (let index = 0; index < this.#counts.length; index += 1) {
      const edges = this.#edges[index];
      const counts = this.#counts[index];
      if (edges === undefined || counts === undefined) continue;
      const cell = cellOf(edges, values[index]);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    this.#rows += 1;
  }

  /** The window so far. An alarm needs enough rows: with few, chance alone moves the index by about bins / rows. */
  read(): readonly Drift[] {
    return this.#references.map(({ name, shares }, position) => {
      const counts = this.#counts[position] ?? new Float64Array(shares.length);
      const index = stabilityIndex(
        shares,
        [...counts].map((count) => count / Math.max(1, this.#rows)),
      );
      const chance = this.#rows < LEAST_ROWS ? Infinity : shares.length / this.#rows;
      return { name, index, level: levelOf(index - chance) };
    });
  }

  reset(): void {
    for (const counts of this.#counts) counts.fill(0);
    this.#rows = 0;
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

function levelOf(index: number): DriftLevel {
  if (index >= ALARM_AT) return "alarm";
  return index >= WARN_AT ? "warning" : "stable";
}
