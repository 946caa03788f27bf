/**
 * The floor: what somebody writes in an hour over `fetch`. It sends JSON with the key, gives each write an idempotency key,
 * ends a request after a timeout, and throws on anything but 2xx. It does not retry.
 */
import { randomUUID } from "node:crypto";

export type Settings = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
};

export type Input = {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

export type Output = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: unknown;
};

export class HttpError extends Error {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;

  constructor({ status, headers }: Response, body: string) {
    super(`HTTP ${status}`);
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

export async function send(settings: Settings, input: Input): Promise<Output> {
  const url = new URL(settings.baseUrl + input.path);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value])
      url.searchParams.append(name, String(item));
  }
  const headers: Record<string, string> = {
    accept: "application/json",
    "x-api-key": settings.apiKey,
    ...input.headers,
  };
  if (input.body !== undefined) headers["content-type"] = "application/json";
  if (input.method === "POST") headers["idempotency-key"] = input.idempotencyKey ?? randomUUID();
  const timeout = AbortSignal.timeout(settings.timeoutMs);
  const response = await fetch(url, {
    method: input.method,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    signal: input.signal === undefined ? timeout : AbortSignal.any([input.signal, timeout]),
  });
  const text = await response.text();
  if (!response.ok) throw new HttpError(response, text);
  const data: unknown = text === "" ? {} : JSON.parse(text);
  return { status: response.status, headers: Object.fromEntries(response.headers), data };
}
