import { Refusal } from "../domain/shared/refusal.ts";

/** Requests of one tenant and mode that may run at the same time in this process. */
export const MAX_IN_FLIGHT = 64;

/** Event streams that one tenant and mode may hold open in this process. They wait, so they do not count as running. */
export const MAX_STREAMS = 64;

/** Counts running requests per partition. */
export class ConcurrencyLimit {
  readonly #max: number;
  readonly #running = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Takes a place and answers how to give it back (once). Throws concurrency_limited when all are taken. */
  enter(partition: string): () => void {
    const running = this.#running.get(partition) ?? 0;
    if (running >= this.#max) {
      throw new Refusal({
        code: "concurrency_limited",
        detail: `More than ${this.#max} requests at the same time. Send fewer in parallel.`,
        retryAfterSeconds: 1,
      });
    }
    this.#running.set(partition, running + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = (this.#running.get(partition) ?? 1) - 1;
      if (left === 0) this.#running.delete(partition);
      else this.#running.set(partition, left);
    };
  }
}
