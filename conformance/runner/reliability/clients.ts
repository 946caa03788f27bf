/** Deliberately plain clients: no SDK, one request at a time, the same key and bytes until told how it ended. */
import { setTimeout as sleep } from "node:timers/promises";
import { digest, isSuccess, type Answer, type Kind, type Operation } from "./history.ts";
import type { Stand } from "./stand.ts";

const TIMEOUT_MS = 10_000;
const PAUSE_MS = 40;
/** Refusals that say "not now"; every other 4xx is the end. */
const AGAIN = new Set(["idempotency_in_progress", "rate_limited", "concurrency_limited"]);

export type Call = {
  readonly kind: Kind;
  readonly path: string;
  readonly body: string;
  readonly key: string;
  readonly marker: string;
  readonly amounts: readonly number[];
};

export function begin(call: Call): Operation {
  const { kind, key, marker, amounts } = call;
  return {
    kind,
    key,
    marker,
    amounts,
    answers: [],
    acknowledged: null,
    acknowledgedMs: null,
    refused: null,
  };
}

/** One request; what it was told is added to the operation. */
export async function attempt(stand: Stand, call: Call, operation: Operation): Promise<Answer> {
  const startMs = stand.elapsedMs();
  const end = (rest: Omit<Answer, "startMs" | "endMs">): Answer => {
    const answer = { startMs, endMs: stand.elapsedMs(), ...rest };
    operation.answers.push(answer);
    return answer;
  };
  stand.inFlight += 1;
  try {
    const response = await fetch(stand.url() + call.path, {
      method: "POST",
      headers: {
        "x-api-key": stand.apiKey,
        "x-api-version": "2026-09-01",
        "content-type": "application/json",
        "idempotency-key": call.key,
      },
      body: call.body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const answer = end({
      status: response.status,
      sha: digest(text),
      code: response.ok ? null : member(text, "code"),
      replayed: response.headers.get("idempotent-replayed") === "true",
      retryAfter: response.headers.get("retry-after"),
    });
    if (isSuccess(answer) && operation.acknowledged === null) {
      operation.acknowledged = member(text, "id");
      operation.acknowledgedMs = answer.endMs;
    }
    return answer;
  } catch {
    return end({ status: 0, sha: "", code: null, replayed: false, retryAfter: null });
  } finally {
    stand.inFlight -= 1;
  }
}

/** Repeats until success or a final refusal, or until `giveUp` says so. */
export async function perform(stand: Stand, call: Call, giveUp: () => boolean): Promise<Operation> {
  const operation = begin(call);
  stand.history.push(operation);
  while (!giveUp()) {
    const answer = await attempt(stand, call, operation);
    if (isSuccess(answer)) return operation;
    const isFinal = answer.status >= 400 && answer.status < 500 && !AGAIN.has(answer.code ?? "");
    if (isFinal) {
      operation.refused = answer.code ?? String(answer.status);
      return operation;
    }
    await sleep(PAUSE_MS);
  }
  return operation;
}

function member(text: string, name: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    const found: unknown =
      typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
    return typeof found === "string" ? found : null;
  } catch {
    return null;
  }
}
