/**
 * Everything ambient the runtime depends on: time, waiting, chance. One place, so that a test can run hours of
 * back-off in no time and with known numbers. Attempt timeouts are not here: they guard real sockets and are always real.
 */
export interface Seam {
  /** Wall clock in milliseconds since the epoch; read for HTTP dates and webhook tolerance. */
  now(): number;
  /** Milliseconds from an arbitrary start that never jump; read for deadlines and latencies. */
  elapsed(): number;
  /** Resolves after `ms` milliseconds, or rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Uniform in [0, 1). */
  random(): number;
}

/**
 * Key under which a client takes another seam: `new Njia({ apiKey, [seamKey]: virtualSeam() })`.
 * A symbol, so that it is no part of the documented options.
 */
export const seamKey: unique symbol = Symbol.for("njia.seam") as never;

/** The real clock, timer and random source. */
export const systemSeam: Seam = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  sleep,
  random: () => Math.random(),
};

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, ms);
    signal?.addEventListener("abort", onAbort, { once: true });
  });
}

/** Settings of {@link virtualSeam}. */
export interface VirtualTime {
  /** Start of the virtual wall clock in milliseconds since the epoch (default 0). */
  readonly start?: number;
  /** The value that every `random()` returns, or a function that makes them (default 0.5). */
  readonly random?: number | (() => number);
  /** Told about every wait, in milliseconds, before it is skipped. */
  readonly onSleep?: (ms: number) => void;
}

/** A seam whose clock stands still and moves only by the waits that it skips. */
export function virtualSeam(options: VirtualTime = {}): Seam {
  const { start = 0, random = 0.5, onSleep } = options;
  let passed = 0;
  return {
    now: () => start + passed,
    elapsed: () => passed,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      onSleep?.(ms);
      passed += ms;
    },
    random: typeof random === "function" ? random : () => random,
  };
}
