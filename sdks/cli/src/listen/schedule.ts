/** When events are handled: those of one resource one after the other, different resources side by side. */
import type { Received } from "./event.ts";

export interface ScheduleOptions {
  /** Resources at a time. */
  readonly concurrency: number;
  /** Everything in the order of the log, one at a time. */
  readonly ordered: boolean;
  readonly handle: (event: Received) => Promise<void>;
}

/** The reader waits beyond so many events that have not begun; the socket then holds the server back. */
const MOST_WAITING = 1000;

export class Schedule {
  readonly #options: ScheduleOptions;
  /** Waiting events by resource; a resource that is at work has an entry, even if it is empty. */
  readonly #lanes = new Map<string, Received[]>();
  /** Resources that may begin. */
  readonly #ready: string[] = [];
  #running = 0;
  #waiting = 0;
  #paused = false;
  #stopped = false;
  #watchers: (() => void)[] = [];

  constructor(options: ScheduleOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting;
  }

  add(event: Received): void {
    const key = this.#options.ordered ? "" : event.resource;
    const lane = this.#lanes.get(key);
    this.#waiting += 1;
    if (lane !== undefined) lane.push(event);
    else {
      this.#lanes.set(key, [event]);
      this.#ready.push(key);
    }
    this.#pump();
  }

  /** Nothing new begins until `resume`. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    this.#pump();
  }

  /** What has not begun never will. */
  stop(): void {
    this.#stopped = true;
    this.#changed();
  }

  /** Resolves when there is room for more. */
  async room(): Promise<void> {
    while (this.#waiting >= MOST_WAITING && !this.#stopped) await this.#change();
  }

  /** Resolves when nothing runs, and nothing waits unless it was stopped. */
  async idle(): Promise<void> {
    while (this.#running > 0 || (this.#waiting > 0 && !this.#stopped)) await this.#change();
  }

  #pump(): void {
    while (!this.#paused && !this.#stopped && this.#running < this.#options.concurrency) {
      const key = this.#ready.shift();
      if (key === undefined) return;
      const event = this.#lanes.get(key)?.shift();
      if (event === undefined) continue;
      this.#waiting -= 1;
      this.#running += 1;
      void this.#run(key, event);
    }
  }

  async #run(key: string, event: Received): Promise<void> {
    await this.#options.handle(event);
    this.#running -= 1;
    if (this.#lanes.get(key)?.length === 0) this.#lanes.delete(key);
    else this.#ready.push(key);
    this.#changed();
    this.#pump();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#watchers.push(resolve));
  }

  #changed(): void {
    this.#watchers.splice(0).forEach((wake) => wake());
  }
}
