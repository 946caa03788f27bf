import type { AdditiveScorer } from "./additive.ts";

/** The smallest change of one feature alone that brings the sum to the wanted side. */
export interface Counterfactual {
  readonly feature: string;
  /** Value as the model sees it; null: not known. */
  readonly from: number | null;
  readonly to: number;
  /** The sum after the change, log-odds. */
  readonly sum: number;
}

/**
 * For each of `features` (positions in the vector; what a person can change, not what happened), the nearest value at which
 * the sum is at most `target`, or at least it with `direction` 1. Exact: a sum only changes at the bounds of its tables.
 */
export function counterfactuals(
  scorer: AdditiveScorer,
  vector: Float64Array,
  features: readonly number[],
  target: number,
  direction: 1 | -1 = -1,
): readonly Counterfactual[] {
  return features.flatMap((position) => {
    const from = vector[position] ?? Number.NaN;
    const candidates = candidatesOf(scorer, position).sort(
      (a, b) => Math.abs(a - from) - Math.abs(b - from),
    );
    for (const to of candidates) {
      const changed = Float64Array.from(vector);
      changed[position] = to;
      const sum = scorer.score(changed);
      if (direction * (sum - target) < 0) continue;
      const feature = scorer.model.features[position]?.name ?? String(position);
      return [{ feature, from: Number.isNaN(from) ? null : from, to, sum }];
    }
    return [];
  });
}

/** One value inside every cell: each bound (its cell is closed above), and one beyond the last. */
function candidatesOf(scorer: AdditiveScorer, position: number): number[] {
  const bounds = new Set<number>();
  for (const { features, edges } of scorer.model.terms)
    features.forEach((feature, index) => {
      if (feature === position) for (const edge of edges[index] ?? []) bounds.add(edge);
    });
  const sorted = [...bounds].sort((a, b) => a - b);
  const last = sorted.at(-1);
  return last === undefined ? [] : [...sorted, last + Math.max(1, Math.abs(last)) * 1e-3];
}
