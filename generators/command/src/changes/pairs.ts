/** Two lists laid side by side by a key. */
import { byCodePoint } from "@njia/generator-core";

export type Pair<T> =
  | { readonly old: T; readonly now: T }
  | { readonly old: T; readonly now?: undefined }
  | { readonly old?: undefined; readonly now: T };

/** Every key of either list once, sorted, with what each list has for it. */
export function pairUp<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): readonly Pair<T>[] {
  const olds = new Map(before.map((item) => [keyOf(item), item]));
  const nows = new Map(after.map((item) => [keyOf(item), item]));
  return [...new Set([...olds.keys(), ...nows.keys()])]
    .sort(byCodePoint)
    .flatMap((key): readonly Pair<T>[] => {
      const old = olds.get(key);
      const now = nows.get(key);
      if (old !== undefined && now !== undefined) return [{ old, now }];
      if (old !== undefined) return [{ old }];
      return now === undefined ? [] : [{ now }];
    });
}
