/** Takes one event to its end: attempts, waits between them, what is told and kept. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { usage } from "../exit.ts";
import { sleep } from "../wait.ts";
import type { Received } from "./event.ts";
import {
  executeWith,
  forwardTo,
  type Attempt,
  type Forward,
  type ForwardOptions,
} from "./forward.ts";
import { matches } from "./globs.ts";
import type { ListenOptions } from "./options.ts";
import type { Result } from "./session-api.ts";
import type { Summary, View } from "./view.ts";

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
const MOST_FAILURES = 100;
const MOST_TIMES = 10_000;

export interface HandlerParts {
  readonly options: ListenOptions;
  readonly view: View;
  readonly secret: () => string;
  readonly tell: (result: Result) => void;
  /** Ends waits between attempts: such an event stays unfinished. */
  readonly draining: AbortSignal;
  /** Ends attempts as well. */
  readonly over: AbortSignal;
}

/** `unfinished`: it was interrupted and must come again. */
export type Ending = "handled" | "failed" | "unfinished";

export class Handler {
  readonly #parts: HandlerParts;
  readonly #targets: readonly { readonly glob: string; readonly forward: Forward }[];
  readonly #times: number[] = [];
  #events = 0;
  #handled = 0;
  #failed = 0;
  #retries = 0;
  readonly #failures: string[] = [];

  constructor(parts: HandlerParts) {
    this.#parts = parts;
    const { options } = parts;
    const forwarding: ForwardOptions = options;
    this.#targets =
      options.exec === undefined
        ? options.routes.map(({ glob, url }) => ({ glob, forward: forwardTo(url, forwarding) }))
        : [{ glob: "*", forward: executeWith(options.exec, forwarding) }];
    if (options.record !== undefined) makeFolder(options.record);
  }

  async handle(event: Received): Promise<Ending> {
    const { options, view, draining } = this.#parts;
    if (options.record !== undefined)
      writeFileSync(join(options.record, fileName(event)), event.body);
    const target = this.#targets.find(({ glob }) => matches(glob, event.type));
    if (target === undefined) {
      this.#events += 1;
      view.seen(event);
      this.#handled += 1;
      return "handled";
    }
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.attempt(event, target.forward);
      if (this.#parts.over.aborted && !outcome.ok) return "unfinished";
      if (attempt === 1) this.#events += 1;
      else this.#retries += 1;
      this.#tell(event, attempt, outcome);
      const again = !outcome.ok && attempt <= options.retries;
      const retryInMs = again
        ? Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS)
        : undefined;
      view.tried({ event, attempt, outcome, retryInMs, retries: options.retries });
      if (retryInMs === undefined) return this.#end(event, outcome);
      await sleep(retryInMs, draining);
      if (draining.aborted) return "unfinished";
    }
  }

  /** One attempt outside of the count, as for `resend`. */
  async attempt(event: Received, forward?: Forward): Promise<Attempt> {
    const { secret, over } = this.#parts;
    const chosen = forward ?? this.#targets.find(({ glob }) => matches(glob, event.type))?.forward;
    if (chosen === undefined) throw usage("There is no target for this event.");
    return chosen(event, secret(), over);
  }

  get summary(): Summary {
    const sorted = [...this.#times].sort((a, b) => a - b);
    return {
      events: this.#events,
      handled: this.#handled,
      failed: this.#failed,
      retries: this.#retries,
      p50Ms: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
      failures: this.#failures,
    };
  }

  #end({ id }: Received, { ok, ms }: Attempt): Ending {
    this.#times.push(ms);
    if (this.#times.length > MOST_TIMES) this.#times.shift();
    if (ok) this.#handled += 1;
    else {
      this.#failed += 1;
      this.#failures.push(id);
      if (this.#failures.length > MOST_FAILURES) this.#failures.shift();
    }
    return ok ? "handled" : "failed";
  }

  #tell({ id }: Received, attempt: number, { status, ms, error, answer }: Attempt): void {
    this.#parts.tell({
      eventId: id,
      attempt,
      durationMs: ms,
      ...(status !== undefined && status >= 100 && status < 600 && { httpStatus: status }),
      ...(error !== undefined && { error }),
      ...(answer !== "" && { responseSnippet: answer }),
    });
  }
}

/** Sorts by the order of the log. */
const fileName = ({ sequence, type, id }: Received): string =>
  `${String(sequence).padStart(12, "0")}-${type.replace(/[^\w.]/g, "_")}-${id.replace(/\W/g, "_")}.json`;

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw usage(
      `${path} cannot be made (${(error as NodeJS.ErrnoException).code ?? "error"}).`,
      "Correct --record.",
    );
  }
}
