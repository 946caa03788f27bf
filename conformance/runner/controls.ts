/**
 * Control columns: drivers that do not work, with the score they must get. They prove that the suite can go red: a case
 * that one of them passes judges nothing.
 */
import { randomUUID } from "node:crypto";
import type { Meta, RequestBody } from "../protocol/messages.ts";
import type { Case } from "./case-file.ts";
import type { Column } from "./columns.ts";
import type { Driver, FinalReply } from "./driver.ts";
import { isRecord, tag } from "./values.ts";

export type Control = {
  readonly column: Column;
  /** Told before each case, so that the liar knows which lie would be right. */
  readonly prepare: (test: Case) => void;
  /** The most cases it may pass, given how many cases expect nothing but errors. */
  readonly mayPass: (total: number, pureErrors: number) => number;
};

const everything = [
  "retries",
  "virtual-clock",
  "hooks",
  "int64",
  "bounded-integers",
  "webhooks",
  "pagination",
  "cancel",
  "inspect",
  "timeouts",
  "logs",
  "parallel",
  "sockets",
  "session",
];

const meta: Meta = {
  status: 200,
  headers: {},
  requestId: null,
  rateLimit: null,
  attempts: 1,
  latencyMs: 1,
  idempotencyKey: randomUUID(),
  replayed: false,
  deprecation: null,
};

type Answer = (
  request: RequestBody,
  step: Case["steps"][number] | undefined,
) => Omit<FinalReply, "id">;

class ControlDriver implements Driver {
  readonly name: string;
  readonly #answer: Answer;
  #steps: Case["steps"] = [];
  #at = 0;
  #id = 0;

  constructor(name: string, answer: Answer) {
    this.name = name;
    this.#answer = answer;
  }

  prepare(test: Case): void {
    this.#steps = test.steps;
    this.#at = 0;
  }

  send(body: RequestBody, _onEvent?: unknown, started?: (id: number) => void): Promise<FinalReply> {
    const id = ++this.#id;
    started?.(id);
    if (body.cmd === "open" && this.#at === 0)
      return Promise.resolve({ id, type: "opened", handle: "h" });
    if (body.cmd === "close") {
      return Promise.resolve({ id, type: "closed", openSockets: 0, pendingTimers: 0 });
    }
    const step = this.#steps[this.#at++];
    return Promise.resolve({ id, ...this.#answer(body, step) } as FinalReply);
  }

  notify(): void {
    // A control has nothing in flight.
  }

  async restart(): Promise<void> {
    await Promise.resolve();
  }

  async stop(): Promise<void> {
    await Promise.resolve();
  }
}

const argumentsOf = (request: RequestBody): unknown =>
  "args" in request ? (request.args.body ?? {}) : {};

/** What an expectation says, as a value: the best lie that can be told without doing anything. */
function lie(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(lie);
  if (!isRecord(expected)) return tag(expected);
  if ("$eq" in expected) return tag(expected["$eq"]);
  if (Object.keys(expected).some((key) => key === "$any" || key === "$bind" || key === "$format"))
    return "x";
  return Object.fromEntries(
    Object.entries(expected)
      .filter(([key]) => key !== "$partial")
      .map(([key, value]) => [key, lie(value)]),
  );
}

const answers: Readonly<Record<string, Answer>> = {
  null: () => ({ type: "ok", value: {}, meta: null }) as Omit<FinalReply, "id">,
  echo: (request) => ({ type: "ok", value: argumentsOf(request), meta }) as Omit<FinalReply, "id">,
  liar: (request, step) => {
    if (request.cmd === "iterate" && step?.expect.items !== undefined) {
      return { type: "end", resumeCursor: null } as Omit<FinalReply, "id">;
    }
    if (step === undefined || !("ok" in step.expect)) {
      return { type: "unsupported", reason: "a liar only lies about results" } as Omit<
        FinalReply,
        "id"
      >;
    }
    return { type: "ok", value: lie(step.expect.ok), meta } as Omit<FinalReply, "id">;
  },
  "always-error": () =>
    ({
      type: "err",
      error: {
        class: "Server",
        message: "always",
        status: 500,
        code: "internal_error",
        fieldErrors: [],
        requestId: null,
        attempts: 1,
        idempotencyKey: randomUUID(),
        retryAfterMs: null,
        retryable: true,
        outcome: "unknown",
        rawBody: null,
        decodePath: null,
        cursor: null,
      },
    }) as Omit<FinalReply, "id">,
};

const limits: Readonly<Record<string, Control["mayPass"]>> = {
  null: () => 0,
  liar: () => 0,
  echo: (total) => Math.ceil(total / 100) - 1,
  "always-error": (_, pureErrors) => pureErrors - 1,
};

export function controls(): Control[] {
  return Object.entries(answers).map(([name, answer]) => {
    const driver = new ControlDriver(name, answer);
    const column: Column = {
      name,
      kind: "control",
      capabilities: new Set(everything),
      version: "-",
      runtime: "runner",
      driver,
    };
    return { column, prepare: (test) => driver.prepare(test), mayPass: limits[name] ?? (() => 0) };
  });
}

/** Cases all of whose steps expect an error: the only ones that an always-failing client could hope for. */
export function isPureError(test: Case): boolean {
  return test.steps.every((step) => "err" in step.expect);
}
