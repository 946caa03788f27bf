/** Where a window stands after a request. */
export interface Quota {
  readonly rateClass: string;
  readonly limit: number;
  readonly remaining: number;
  /** End of the window, Unix seconds. */
  readonly resetAt: number;
  /** Whole seconds until then, at least 1. */
  readonly resetIn: number;
  readonly exceeded: boolean;
}

/** Requests per window and class. */
export type LimitTable = Readonly<Record<string, { readonly live: number; readonly test: number }>>;

/** Defaults of domain 4.8, per minute. */
export const DEFAULT_LIMITS: LimitTable = {
  read: { live: 3000, test: 600 },
  write: { live: 600, test: 300 },
  money: { live: 600, test: 120 },
  bulk: { live: 20, test: 10 },
  card_auth: { live: 3000, test: 300 },
  scoring: { live: 1200, test: 120 },
  scoring_slow: { live: 120, test: 60 },
  login: { live: 10, test: 10 },
  public: { live: 120, test: 120 },
  callbacks: { live: 6000, test: 600 },
};

/** The defaults, each `factor` times as high. */
export function scaledLimits(factor: number): LimitTable {
  return Object.fromEntries(
    Object.entries(DEFAULT_LIMITS).map(([name, { live, test }]) => [
      name,
      { live: live * factor, test: test * factor },
    ]),
  );
}

export const WINDOW_SECONDS = 60;
/** A flood of partitions must not fill the memory; counting then begins anew. */
export const MAX_WINDOWS = 100_000;

/** Counts requests in fixed windows, per class and partition. */
export interface RateLimiter {
  /** Counts one request and tells where the window stands. Never throws: a limiter in trouble lets requests pass. */
  take(partition: string, rateClass: string, livemode: boolean): Quota | Promise<Quota>;
  /** Tells where the window stands, as far as this process knows, without counting. */
  peek(partition: string, rateClass: string, livemode: boolean): Quota;
}

/** Counts in this process: for a server that is alone on its database. */
export class MemoryLimiter implements RateLimiter {
  readonly #limits: LimitTable;
  readonly #now: () => Date;
  readonly #counts = new Map<string, number>();
  #window = 0;

  constructor(limits: LimitTable, now: () => Date) {
    this.#limits = limits;
    this.#now = now;
  }

  take(partition: string, rateClass: string, livemode: boolean): Quota {
    this.#turn();
    const key = `${rateClass} ${partition}`;
    const used = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, used);
    return this.#quota(rateClass, livemode, used);
  }

  peek(partition: string, rateClass: string, livemode: boolean): Quota {
    this.#turn();
    return this.#quota(rateClass, livemode, this.#counts.get(`${rateClass} ${partition}`) ?? 0);
  }

  #turn(): void {
    const window = windowAt(this.#now());
    if (window === this.#window && this.#counts.size < MAX_WINDOWS) return;
    this.#window = window;
    this.#counts.clear();
  }

  #quota(rateClass: string, livemode: boolean, used: number): Quota {
    const limit = limitOf(this.#limits, rateClass, livemode);
    return quotaAt(this.#now(), rateClass, limit, limit - used, used > limit);
  }
}

/** Number of the window that an instant falls into. */
export const windowAt = (at: Date): number => Math.floor(at.getTime() / 1000 / WINDOW_SECONDS);

/** Requests per window of a class. */
export function limitOf(limits: LimitTable, rateClass: string, livemode: boolean): number {
  const entry = limits[rateClass] ?? { live: 120, test: 120 };
  return livemode ? entry.live : entry.test;
}

/** The facts that answers carry, for the window of an instant. */
export function quotaAt(
  at: Date,
  rateClass: string,
  limit: number,
  remaining: number,
  exceeded: boolean,
): Quota {
  const resetAt = (windowAt(at) + 1) * WINDOW_SECONDS;
  return {
    rateClass,
    limit,
    remaining: Math.max(0, remaining),
    resetAt,
    resetIn: Math.max(1, Math.ceil(resetAt - at.getTime() / 1000)),
    exceeded,
  };
}

/** The rate-limit fields of an answer: our own (epoch seconds) and those of the IETF draft (delta seconds). */
export function quotaHeaders(quota: Quota): Readonly<Record<string, string>> {
  return {
    "X-RateLimit-Limit": String(quota.limit),
    "X-RateLimit-Remaining": String(quota.remaining),
    "X-RateLimit-Reset": String(quota.resetAt),
    "RateLimit-Policy": `"${quota.rateClass}";q=${quota.limit};w=${WINDOW_SECONDS}`,
    RateLimit: `"${quota.rateClass}";r=${quota.remaining};t=${quota.resetIn}`,
  };
}
