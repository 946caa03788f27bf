/** Tells the API what became of events, in batches and without holding anything up. */
import type { Result } from "./session-api.ts";

const LARGEST = 50;
const WAIT_MS = 250;
/** The rest is forgotten while the API is away: results are for people to look at. */
const MOST_KEPT = 1000;

export class Results {
  readonly #send: (results: readonly Result[]) => Promise<void>;
  #kept: Result[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(send: (results: readonly Result[]) => Promise<void>) {
    this.#send = send;
  }

  add(result: Result): void {
    this.#kept.push(result);
    if (this.#kept.length > MOST_KEPT) this.#kept.shift();
    if (this.#kept.length >= LARGEST) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS);
  }

  /** Sends what is there; one batch at a time. Never rejects. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending = this.#sending.then(async () => {
      while (this.#kept.length > 0) {
        const batch = this.#kept.splice(0, LARGEST);
        try {
          await this.#send(batch);
        } catch {
          // Tried again with the next result; known ones are ignored there.
          this.#kept = [...batch, ...this.#kept].slice(-MOST_KEPT);
          return;
        }
      }
    });
    return this.#sending;
  }
}
