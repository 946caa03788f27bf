/** Small fast counter generator (sfc32), seeded through splitmix32: the same numbers on every machine and in every release. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;
  #spare: number | null = null;

  constructor(seed: number) {
    let state = seed | 0;
    const next = (): number => {
      state = (state + 0x9e3779b9) | 0;
      let mixed = state ^ (state >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      return mixed ^ (mixed >>> 15);
    };
    this.#a = next();
    this.#b = next();
    this.#c = next();
    for (let round = 0; round < 12; round += 1) this.unit();
  }

  /** An independent generator; the order of other draws does not touch it. */
  static stream(seed: number, name: string): Random {
    let hash = seed | 0;
    for (const character of name)
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) + 0x6d2b79f5;
    return new Random(hash);
  }

  /** Uniform in [0, 1). */
  unit(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.unit();
  }

  /** Whole number from 0 to `below` - 1. */
  index(below: number): number {
    return Math.floor(this.unit() * below);
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.index(items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }

  /** Position drawn by weight. */
  weighted(weights: readonly number[]): number {
    let left = this.unit() * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return index;
    }
    return weights.length - 1;
  }

  /** Standard normal (Marsaglia's polar method). */
  normal(mean = 0, deviation = 1): number {
    if (this.#spare !== null) {
      const spare = this.#spare;
      this.#spare = null;
      return mean + deviation * spare;
    }
    for (;;) {
      const x = 2 * this.unit() - 1;
      const y = 2 * this.unit() - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const scale = Math.sqrt((-2 * Math.log(square)) / square);
      this.#spare = y * scale;
      return mean + deviation * x * scale;
    }
  }

  exponential(mean: number): number {
    return -mean * Math.log(1 - this.unit());
  }

  /** Knuth's method for small means, a rounded normal above 30. */
  poisson(mean: number): number {
    if (mean > 30) return Math.max(0, Math.round(this.normal(mean, Math.sqrt(mean))));
    const limit = Math.exp(-mean);
    let product = this.unit();
    let count = 0;
    while (product > limit) {
      product *= this.unit();
      count += 1;
    }
    return count;
  }
}
