/** One plain request outside of a load: what was answered, and a way into the answer. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Stand } from "./stand.ts";

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 50;
const TRIES = 100;

export type Asked = {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** A member of the body by its path, such as `balance.available.amountMinorUnits`; undefined where there is none. */
  at(path: string): unknown;
};

export type AskOptions = {
  readonly body?: unknown;
  /** Sent as Idempotency-Key. */
  readonly key?: string;
  readonly apiKey?: string;
  /** One server instead of each in turn. */
  readonly url?: string;
  readonly abandonAfterMs?: number;
};

/** `line` is method and path, such as `GET /v1/accounts`. Throws when no answer comes. */
export async function ask(stand: Stand, line: string, options: AskOptions = {}): Promise<Asked> {
  const [method = "GET", path = "/"] = line.split(" ");
  const response = await fetch((options.url ?? stand.url()) + path, {
    method,
    redirect: "manual",
    headers: {
      "x-api-key": options.apiKey ?? stand.apiKey,
      "x-api-version": "2026-09-01",
      ...(options.body === undefined ? {} : { "content-type": "application/json" }),
      ...(options.key === undefined ? {} : { "idempotency-key": options.key }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    signal: AbortSignal.timeout(options.abandonAfterMs ?? TIMEOUT_MS),
  });
  const text = await response.text();
  const body = parsed(text);
  return {
    status: response.status,
    text,
    headers: response.headers,
    at: (path) => path.split(".").reduce(member, body),
  };
}

/** Again with the same key while the answer is "not now". */
export async function askUntilTold(
  stand: Stand,
  line: string,
  options: AskOptions & { readonly key: string },
): Promise<Asked> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(stand, line, options);
    const isLater = answer.headers.has("retry-after") && [409, 429, 503].includes(answer.status);
    if (!isLater || tries === TRIES) return answer;
    await sleep(PAUSE_MS);
  }
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined where there is none. */
export function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The members of a list's page. */
export const itemsOf = (answer: Asked): readonly unknown[] => {
  const data = answer.at("data");
  return Array.isArray(data) ? data : [];
};

/** The test clock of the stand's tenant, standing still. Work that falls due on the way is done. */
export async function setClock(stand: Stand, at: number, url?: string): Promise<void> {
  const answer = await ask(stand, "PUT /v1/sandbox/clock", {
    body: { now: new Date(at).toISOString(), frozen: true },
    ...(url === undefined ? {} : { url }),
  });
  if (answer.status !== 200) throw new Error(`the clock does not move: ${answer.text}`);
}
