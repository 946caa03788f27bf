import { redactText, redactValue } from "./redact.ts";

/** Receives the log lines; `console` fits. */
export interface Logger {
  error(message: string, detail?: unknown): void;
  warn(message: string, detail?: unknown): void;
  info(message: string, detail?: unknown): void;
  debug(message: string, detail?: unknown): void;
}
/** Least severe level that is written; `off` by default. */
export type LogLevel = "off" | "error" | "warn" | "info" | "debug";

const LEVELS: readonly LogLevel[] = ["off", "error", "warn", "info", "debug"];

/** Writes redacted lines; silent below its level, and whatever the logger throws is dropped. */
export class Log {
  readonly bodies: boolean;
  readonly #logger: Logger;
  readonly #level: number;

  constructor(logger: Logger | undefined, level: LogLevel | undefined, bodies: boolean) {
    this.#logger = logger ?? console;
    // Who passes a logger wants to read something.
    this.#level = LEVELS.indexOf(level ?? (logger ? "warn" : "off"));
    this.bodies = bodies;
  }

  enabled(level: Exclude<LogLevel, "off">): boolean {
    return LEVELS.indexOf(level) <= this.#level;
  }

  write(
    level: Exclude<LogLevel, "off">,
    message: string,
    detail?: Readonly<Record<string, unknown>>,
    names?: string,
    secrets: readonly string[] = [],
  ): void {
    if (!this.enabled(level)) return;
    const text = redactText(message, secrets);
    try {
      if (detail) this.#logger[level](text, redactValue(detail, names, secrets));
      else this.#logger[level](text);
    } catch {
      // A broken logger must not break a payment.
    }
  }
}
