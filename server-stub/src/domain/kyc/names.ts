/** Particles that come and go between registers. */
const PARTICLES: ReadonlySet<string> = new Set(["DE", "DA", "EL", "BIN", "NEE"]);
const EXACT = 0.93;
const PARTIAL = 0.85;

export type Match = "exact" | "partial" | "none" | "not_checked";

/** How well two names fit. `similarity` is the mean of the best pairs, 0 to 1. */
export interface NameMatch {
  readonly match: Exclude<Match, "not_checked">;
  readonly similarity: number;
}

/** A name in comparable tokens: NFKD without marks, upper case, hyphens and apostrophes split, particles dropped. */
export function nameTokens(name: string): readonly string[] {
  const tokens = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== "");
  const kept = tokens.filter((token) => !PARTICLES.has(token));
  return kept.length > 0 ? kept : tokens;
}

/**
 * Compares names in any order (domain 5.4): each token of the shorter one takes its best partner in the other. All pairs at 0.93
 * (Jaro-Winkler) and the same number of tokens: exact. All at 0.85, or initials, and two tokens at least: partial.
 */
export function compareNames(left: string, right: string): NameMatch {
  const [short, long] = [nameTokens(left), nameTokens(right)].sort((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || short.length === 0)
    return { match: "none", similarity: 0 };
  const pairs = assign(short, long);
  const similarity = pairs.reduce((sum, pair) => sum + pair.similarity, 0) / pairs.length;
  const isWhole = short.length === long.length;
  if (isWhole && pairs.every((pair) => pair.similarity >= EXACT && !pair.isInitial))
    return { match: "exact", similarity };
  const isClose = pairs.every((pair) => pair.similarity >= PARTIAL || pair.isInitial);
  // A single token that differs, or one of many, says too little.
  const isEnough = Math.max(short.length, long.length) >= 2;
  return isClose && isEnough
    ? { match: "partial", similarity: Math.min(similarity, 0.92) }
    : { match: "none", similarity };
}

interface Pair {
  readonly similarity: number;
  readonly isInitial: boolean;
}

/** Best pairs first; names have few tokens, so greedy choice over all pairs is the best assignment in practice. */
function assign(short: readonly string[], long: readonly string[]): readonly Pair[] {
  const all = short.flatMap((left, row) =>
    long.map((right, column) => ({
      row,
      column,
      similarity: jaroWinkler(left, right),
      isInitial: isInitialOf(left, right),
    })),
  );
  all.sort((a, b) => rank(b) - rank(a));
  const rows = new Set<number>();
  const columns = new Set<number>();
  const pairs: Pair[] = [];
  for (const pair of all) {
    if (rows.has(pair.row) || columns.has(pair.column)) continue;
    rows.add(pair.row);
    columns.add(pair.column);
    pairs.push(pair);
  }
  return pairs;
}

const rank = ({ similarity, isInitial }: Pair): number =>
  isInitial ? Math.max(similarity, PARTIAL) : similarity;

function isInitialOf(left: string, right: string): boolean {
  return (
    left !== right &&
    (left.length === 1 || right.length === 1) &&
    left.charAt(0) === right.charAt(0)
  );
}

/** Jaro-Winkler similarity (Winkler 1990): prefix of at most four characters, scale 0.1. */
export function jaroWinkler(left: string, right: string): number {
  const jaro = jaroSimilarity(left, right);
  let prefix = 0;
  while (prefix < 4 && prefix < left.length && left.charAt(prefix) === right.charAt(prefix))
    prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}

function jaroSimilarity(left: string, right: string): number {
  if (left === right) return 1;
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1);
  const taken = new Set<number>();
  const matched: string[] = [];
  [...left].forEach((character, index) => {
    for (
      let at = Math.max(0, index - reach);
      at <= Math.min(right.length - 1, index + reach);
      at += 1
    ) {
      if (taken.has(at) || right.charAt(at) !== character) continue;
      taken.add(at);
      matched.push(character);
      return;
    }
  });
  if (matched.length === 0) return 0;
  const others = [...taken].sort((a, b) => a - b).map((at) => right.charAt(at));
  const swaps = matched.filter((character, index) => character !== others[index]).length / 2;
  const count = matched.length;
  return (count / left.length + count / right.length + (count - swaps) / count) / 3;
}
