import { DriftMonitor } from "../src/scoring/drift.ts";
import { FraudRateMonitor } from "../src/scoring/fraud-rate.ts";
import type { FraudArtefact } from "../src/scoring/fraud/artefact.ts";
import type { Row } from "./simulator/market.ts";
import { DAY, HOUR } from "./simulator/population.ts";

/** What a monitor that is asked every hour said about one scenario. */
export interface DriftStory {
  /** Hours with a verdict, and those of them with an alarm, with a warning and no alarm. */
  hours: number;
  alarms: number;
  warnings: number;
  /** Transactions and simulated hours from `since` to the first alarm; null when there was none. */
  firstAlarm: { readonly rows: number; readonly hours: number; readonly name: string } | null;
  /** Who alarmed before `since`, when nothing had changed yet. */
  falseAlarm: string | null;
}

/** Watches from the first row on; counts the way to the first alarm from day `since`. */
export class DriftWatch {
  readonly story: DriftStory = {
    hours: 0,
    alarms: 0,
    warnings: 0,
    firstAlarm: null,
    falseAlarm: null,
  };
  readonly #monitor: DriftMonitor;
  readonly #rate: FraudRateMonitor;
  readonly #since: number;
  readonly #from: number;
  #hour = -1;
  #rows = 0;

  constructor(artefact: FraudArtefact, from: number, since: number) {
    this.#monitor = new DriftMonitor(artefact.reference);
    this.#rate = new FraudRateMonitor(artefact.rates);
    this.#from = from * DAY;
    this.#since = since * DAY;
  }

  see({ told, vector }: Row, score: number): void {
    if (told.at < this.#from) return;
    this.#monitor.add([...vector, score], told.at);
    this.#rate.add(vector[0] ?? 0, score, told.sender, told.at);
    const hour = Math.floor(told.at / HOUR);
    if (hour !== this.#hour) {
      this.#hour = hour;
      if (this.#monitor.isReady) this.#ask(told.at);
    }
    if (told.at >= this.#since) this.#rows += 1;
  }

  #ask(at: number): void {
    const { story } = this;
    const said = [...this.#monitor.read(), ...this.#rate.read()];
    const alarm = said.find(({ level }) => level === "alarm");
    story.hours += 1;
    if (alarm === undefined) {
      if (said.some(({ level }) => level === "warning")) story.warnings += 1;
      return;
    }
    story.alarms += 1;
    if (at < this.#since) story.falseAlarm ??= alarm.name;
    else
      story.firstAlarm ??= {
        rows: this.#rows,
        hours: Math.round((at - this.#since) / 360_000) / 10,
        name: alarm.name,
      };
  }
}
