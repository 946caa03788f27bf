import { setTimeout as sleep } from "node:timers/promises";
import type { Lease, LeaseRequest } from "../db/queries/rate-windows.ts";
import {
  limitOf,
  MAX_WINDOWS,
  quotaAt,
  windowAt,
  type LimitTable,
  type Quota,
  type RateLimiter,
} from "./rate-limits.ts";

/** Where servers share what they have taken. */
export interface LeaseStore {
  lease(request: LeaseRequest): Promise<Lease>;
  /** Removes windows before this one. */
  forget(before: number): Promise<void>;
}

export interface LeasedLimiterSettings {
  readonly store: LeaseStore;
  readonly limits: LimitTable;
  readonly now: () => Date;
  /** Told when the store fails, and not again while it stays away. */
  readonly onAway?: (error: unknown) => void;
  /** How long a request may wait for the store. */
  readonly patienceMs?: number;
}

/** One quota in one window, as this server knows it. */
interface Counted {
  readonly key: string;
  readonly limit: number;
  readonly window: number;
  /** Requests let pass here. */
  used: number;
  /** Of the leases so far, what is left. */
  left: number;
  /** Let pass while the store was away, and not told to it yet. */
  debt: number;
  /** What all servers together had taken when the store was asked last. */
  shared: number;
  waiting: number;
  asking: Promise<void> | null;
}

const PATIENCE_MS = 1_000;
/** So long a store that did not answer is left alone. */
const AWAY_MS = 2_000;
const MAX_LEASE = 100;

/**
 * Shares quotas between servers: each takes small leases from a store that all of them see, at most a twentieth of the limit or 100, and counts those down by itself.
 * Leases begin at one and grow with what a server uses, so that a server with few requests keeps little from the others; together they never pass the limit.
 * While the store is away each server counts alone, up to the limit, and reports it afterwards.
 */
export class LeasedLimiter implements RateLimiter {
  readonly #settings: LeasedLimiterSettings;
  readonly #counts = new Map<string, Counted>();
  #window = 0;
  #awayUntil = 0;

  constructor(settings: LeasedLimiterSettings) {
    this.#settings = settings;
  }

  async take(partition: string, rateClass: string, livemode: boolean): Promise<Quota> {
    const counted = this.#counted(partition, rateClass, livemode);
    const passed = await this.#pass(counted);
    return this.#quota(rateClass, counted, !passed);
  }

  peek(partition: string, rateClass: string, livemode: boolean): Quota {
    return this.#quota(rateClass, this.#counted(partition, rateClass, livemode), false);
  }

  async #pass(counted: Counted): Promise<boolean> {
    while (counted.left === 0) {
      if (Math.max(counted.used, counted.shared) >= counted.limit) return false;
      if (performance.now() < this.#awayUntil) {
        counted.debt += 1;
        counted.used += 1;
        return true;
      }
      counted.waiting += 1;
      counted.asking ??= this.#ask(counted);
      await counted.asking;
      counted.waiting -= 1;
    }
    counted.left -= 1;
    counted.used += 1;
    return true;
  }

  /** Ends when the store has answered, or is counted as away. A late answer is taken all the same. */
  async #ask(counted: Counted): Promise<void> {
    const { key: bucket, window, limit, debt } = counted;
    const most = Math.max(1, Math.min(Math.floor(limit / 20), MAX_LEASE));
    const want = Math.min(most, Math.max(counted.used, counted.waiting));
    const answer = this.#settings.store.lease({ bucket, window, limit, want, debt }).then((got) => {
      counted.left += got.granted;
      counted.debt -= debt;
      counted.shared = got.leased;
    });
    const patience = new AbortController();
    const impatient = sleep(this.#settings.patienceMs ?? PATIENCE_MS, undefined, {
      signal: patience.signal,
    }).then(() => {
      throw new Error("the database did not answer in time");
    });
    impatient.catch(() => undefined);
    try {
      await Promise.race([answer, impatient]);
    } catch (error) {
      answer.catch(() => undefined);
      this.#away(error);
    } finally {
      patience.abort();
      counted.asking = null;
    }
  }

  #away(error: unknown): void {
    if (performance.now() >= this.#awayUntil) this.#settings.onAway?.(error);
    this.#awayUntil = performance.now() + AWAY_MS;
  }

  #counted(partition: string, rateClass: string, livemode: boolean): Counted {
    this.#turn();
    const key = `${rateClass} ${partition}`;
    const known = this.#counts.get(key);
    if (known !== undefined) return known;
    const limit = limitOf(this.#settings.limits, rateClass, livemode);
    const made: Counted = {
      key,
      limit,
      window: this.#window,
      used: 0,
      left: 0,
      debt: 0,
      shared: 0,
      waiting: 0,
      asking: null,
    };
    this.#counts.set(key, made);
    return made;
  }

  #turn(): void {
    const window = windowAt(this.#settings.now());
    if (window === this.#window && this.#counts.size < MAX_WINDOWS) return;
    if (window !== this.#window)
      // Servers whose clocks are behind may still be in the window before.
      this.#settings.store.forget(window - 1).catch((error: unknown) => this.#away(error));
    this.#window = window;
    this.#counts.clear();
  }

  /** What is left is what this server could still let pass if no other took more: never more than what the store said last. */
  #quota(rateClass: string, counted: Counted, exceeded: boolean): Quota {
    const { limit, left, shared, used, debt } = counted;
    const remaining = Math.min(limit - used, left + Math.max(0, limit - shared - debt));
    return quotaAt(this.#settings.now(), rateClass, limit, exceeded ? 0 : remaining, exceeded);
  }
}
