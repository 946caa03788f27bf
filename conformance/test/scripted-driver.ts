/** A driver inside the test that really sends requests, so that the runner's judgement of good and bad clients is tested. */
import { randomUUID } from "node:crypto";
import type { Column } from "../runner/columns.ts";
import type { Driver, FinalReply, OnEvent } from "../runner/driver.ts";
import type { RequestBody } from "../protocol/messages.ts";

export type Habit = {
  readonly attempts: number;
  readonly freshKeyPerAttempt: boolean;
  readonly dropKeyOnReplay: boolean;
  readonly extraHeader: boolean;
  readonly keyTwice: boolean;
  readonly frozenRetryCount: boolean;
  readonly wait: number;
  readonly result: unknown;
  readonly leak: boolean;
  readonly bodySpaceOnReplay: boolean;
  readonly method: string;
};

export const honest: Habit = {
  attempts: 2,
  freshKeyPerAttempt: false,
  dropKeyOnReplay: false,
  extraHeader: false,
  keyTwice: false,
  frozenRetryCount: false,
  wait: 375,
  result: { object: "payment" },
  leak: false,
  bodySpaceOnReplay: false,
  method: "POST",
};

class ScriptedDriver implements Driver {
  readonly name = "scripted";
  readonly #habit: Habit;
  #baseUrl = "";
  #apiKey = "";
  #id = 0;

  constructor(habit: Habit) {
    this.#habit = habit;
  }

  async send(body: RequestBody, onEvent?: OnEvent): Promise<FinalReply> {
    const id = ++this.#id;
    if (body.cmd === "open") {
      this.#baseUrl = body.baseUrl;
      this.#apiKey = body.apiKey ?? "";
      return { id, type: "opened", handle: "h" };
    }
    if (body.cmd === "close") {
      return { id, type: "closed", openSockets: this.#habit.leak ? 1 : 0, pendingTimers: 0 };
    }
    const key = randomUUID();
    for (let attempt = 0; attempt < this.#habit.attempts; attempt += 1) {
      if (attempt > 0) await onEvent?.({ id, type: "sleep", ms: this.#habit.wait });
      await this.#attempt(attempt, key).catch(() => undefined);
    }
    return {
      id,
      type: "ok",
      value: this.#habit.result,
      meta: {
        status: 201,
        headers: {},
        requestId: null,
        rateLimit: null,
        attempts: this.#habit.attempts,
        latencyMs: 1,
        idempotencyKey: key,
        replayed: false,
        deprecation: null,
      },
    };
  }

  async #attempt(attempt: number, key: string): Promise<void> {
    const habit = this.#habit;
    const headers: [string, string][] = [
      ["x-api-key", this.#apiKey],
      ["x-retry-count", String(habit.frozenRetryCount ? 0 : attempt)],
      ["user-agent", "njia-test/1.0.0 (node/24; linux; x64) api/2.4.0"],
      ["content-type", "application/json"],
      ["connection", "close"],
    ];
    if (!(habit.dropKeyOnReplay && attempt > 0)) {
      headers.push(["idempotency-key", habit.freshKeyPerAttempt ? randomUUID() : key]);
    }
    if (habit.extraHeader) headers.push(["x-telemetry", "1"]);
    const sent =
      JSON.stringify({ amountMinorUnits: 1 }) + (habit.bodySpaceOnReplay && attempt > 0 ? " " : "");
    if (habit.keyTwice) headers.push(["x-api-key", this.#apiKey]);
    const { request } = await import("node:http");
    await new Promise<void>((resolve, reject) => {
      const call = request(`${this.#baseUrl}/v1/payments`, {
        method: habit.method,
        headers: [
          ...headers,
          ["content-length", String(Buffer.byteLength(sent))],
          ["host", "x"],
        ].flat(),
      });
      call.on("response", (answer) => {
        // Taken now: an answer that has ended no longer knows its connection.
        const { socket } = answer;
        answer.resume();
        answer.on("end", () => {
          // The proxy sees it too when a closed client keeps a connection.
          socket.destroy();
          resolve();
        });
        answer.on("error", reject);
      });
      call.on("error", reject);
      call.end(sent);
    });
  }

  notify(): void {
    // Nothing here can be cancelled.
  }

  async restart(): Promise<void> {
    await Promise.resolve();
  }

  async stop(): Promise<void> {
    await Promise.resolve();
  }
}

export function scripted(change: Partial<Habit> = {}): Column {
  return {
    name: "scripted",
    kind: "sdk",
    capabilities: new Set(["virtual-clock"]),
    version: "1",
    runtime: "test",
    driver: new ScriptedDriver({ ...honest, ...change }),
  };
}
