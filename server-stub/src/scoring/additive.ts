/**
 * An additive model as tables: `sum = base + Σ f(x) + Σ f(x, y)`. Nothing is approximated by explaining it, because the terms
 * are the model. Made by `scoring/python`, which compiles it from boosted trees.
 */
export interface AdditiveModel {
  readonly features: readonly { readonly name: string; readonly code: string | null }[];
  readonly base: number;
  readonly terms: readonly AdditiveTerm[];
}

/** A table over one feature, or over two, row by row. */
export interface AdditiveTerm {
  /** Positions in the vector. */
  readonly features: readonly number[];
  /** Rising bounds of each feature; a value belongs to the first bound that is not below it. */
  readonly edges: readonly (readonly number[])[];
  /** One value per cell. The first cell of each feature is for what is not known. */
  readonly values: readonly number[];
}

/** A model ready to be asked: typed arrays, no objects made per score. */
export class AdditiveScorer {
  readonly model: AdditiveModel;
  readonly #terms: readonly {
    readonly first: number;
    readonly second: number;
    readonly firstEdges: Float64Array;
    readonly secondEdges: Float64Array;
    readonly width: number;
    readonly values: Float64Array;
  }[];

  constructor(model: AdditiveModel) {
    this.model = model;
    this.#terms = model.terms.map(({ features, edges, values }, index) => {
      const [first = 0, second = -1] = features;
      const firstEdges = Float64Array.from(edges[0] ?? []);
      const secondEdges = Float64Array.from(edges[1] ?? []);
      const width = second < 0 ? 1 : secondEdges.length + 2;
      if (values.length !== (firstEdges.length + 2) * width)
        throw new RangeError(
          `term ${index} has ${values.length} cells, its bounds make another number`,
        );
      if (Math.max(first, second) >= model.features.length)
        throw new RangeError(`term ${index} names a feature that the model does not have`);
      return { first, second, firstEdges, secondEdges, width, values: Float64Array.from(values) };
    });
  }

  get termCount(): number {
    return this.#terms.length;
  }

  /** The sum; each term's share goes to `shares` when given (as long as `termCount`). Always added in the same order. */
  score(vector: Float64Array, shares?: Float64Array): number {
    let sum = this.model.base;
    for (let index = 0; index < this.#terms.length; index += 1) {
      const share = this.#share(index, vector);
      if (shares !== undefined) shares[index] = share;
      sum += share;
    }
    return sum;
  }

  #share(index: number, vector: Float64Array): number {
    const term = this.#terms[index];
    if (term === undefined) return 0;
    const row = cellOf(term.firstEdges, vector[term.first]);
    if (term.second < 0) return term.values[row] ?? 0;
    return term.values[row * term.width + cellOf(term.secondEdges, vector[term.second])] ?? 0;
  }
}

/** 0 for what is not known, else 1 plus the number of bounds below the value. */
export function cellOf(edges: Float64Array, value: number | undefined): number {
  if (value === undefined || Number.isNaN(value)) return 0;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
