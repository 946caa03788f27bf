import type { Load } from "./load.ts";
import type { Ratio } from "./rounds.ts";

const WIDTH = 68;

/** Prints as it goes. */
export class Table {
  #passed = 0;
  #targets = 0;

  title(text: string): void {
    console.log(`\n${text}`);
  }

  line(name: string, value: string): void {
    console.log(`${name.padEnd(WIDTH)} ${value}`);
  }

  /** Answers other than 2xx make a figure worthless: they are an error. */
  row(name: string, { requestsPerSecond, p50, p99, statuses }: Load): void {
    const others = Object.keys(statuses).filter((status) => !status.startsWith("2"));
    if (others.length > 0)
      throw new Error(`${name} was answered ${JSON.stringify(statuses)}; nothing was measured`);
    this.line(
      name,
      `${requestsPerSecond.toFixed(0).padStart(6)} /s  p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms`,
    );
  }

  target(name: string, value: number, target: number, bound: "least" | "most" = "least"): void {
    const isMet = bound === "least" ? value >= target : value <= target;
    this.#targets += 1;
    if (isMet) this.#passed += 1;
    const sign = bound === "least" ? ">=" : "<=";
    this.line(
      name,
      `${value.toFixed(2).padStart(6)}  target ${sign} ${target}  ${isMet ? "PASS" : "MISS"}`,
    );
  }

  /** Judged by processor time, which a busy machine does not change. */
  ratio(name: string, { byProcessor, byClock }: Ratio, target: number): void {
    this.target(`${name} (by the clock ${byClock.toFixed(2)})`, byProcessor, target);
  }

  close(): void {
    console.log(`\n${this.#passed} of ${this.#targets} targets passed`);
  }
}
