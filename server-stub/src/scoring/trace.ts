/** What is kept beside a score of a trained model, so that it can be made again bit for bit. */
export interface ScoreTrace {
  /** SHA-256 of the model file. */
  readonly model: string;
  /** Null where nothing was known. */
  readonly vector: readonly (number | null)[];
  /** Log-odds as the model gave them. */
  readonly logit: number;
  /** What a model that decides nothing said of the same vector. */
  readonly shadow?: { readonly model: string; readonly logit: number };
}

export function storedVector(vector: Float64Array): readonly (number | null)[] {
  return Array.from(vector, (value) => (Number.isNaN(value) ? null : value));
}

export function readVector(stored: readonly (number | null)[]): Float64Array {
  return Float64Array.from(stored, (value) => value ?? Number.NaN);
}
