import { DriftMonitor } from "../src/scoring/drift.ts";
import type { FraudArtefact } from "../src/scoring/fraud/artefact.ts";
import type { Row } from "./simulator/market.ts";
import { DAY } from "./simulator/population.ts";

/** What a monitor with daily windows said about one scenario. */
export interface DriftStory {
  /** Windows, and those of them with an alarm. */
  windows: number;
  alarms: number;
  warnings: number;
  /** Transactions and simulated hours from `since` to the first alarm; null when there was none. */
  firstAlarm: { readonly rows: number; readonly hours: number; readonly name: string } | null;
}

/** Watches the 30 days from `from`; counts the way to the first alarm from `since`. */
export class DriftWatch {
  readonly story: DriftStory = { windows: 0, alarms: 0, warnings: 0, firstAlarm: null };
  readonly #monitor: DriftMonitor;
  readonly #from: number;
  readonly #since: number;
  #day = -1;
  #rows = 0;

  constructor(artefact: FraudArtefact, from: number, since: number) {
    this.#monitor = new DriftMonitor(artefact.reference);
    this.#from = from;
    this.#since = since;
  }

  see({ told, vector }: Row, score: number): void {
    const day = Math.floor(told.at / DAY);
    if (day < this.#from) return;
    if (day !== this.#day) {
      this.#close();
      this.#day = day;
    }
    if (day >= this.#since) this.#rows += 1;
    this.#monitor.add([...vector, score]);
    // Within the window, too: nobody waits for midnight when the world has changed.
    if (this.story.firstAlarm === null && day >= this.#since && this.#monitor.rows % 500 === 0) {
      const alarm = this.#monitor.read().find(({ level }) => level === "alarm");
      if (alarm !== undefined)
        this.story.firstAlarm = {
          rows: this.#rows,
          hours: Math.round((told.at - this.#since * DAY) / 360_000) / 10,
          name: alarm.name,
        };
    }
  }

  #close(): void {
    if (this.#monitor.rows > 0) {
      const levels = new Set(this.#monitor.read().map(({ level }) => level));
      this.story.windows += 1;
      if (levels.has("alarm")) this.story.alarms += 1;
      else if (levels.has("warning")) this.story.warnings += 1;
    }
    this.#monitor.reset();
  }
}
