import { decodeAnswer, headerRecord, readProblem } from "./answer.ts";
import { attemptOnce, type Attempt, type Unanswered } from "./attempt.ts";
import {
  CanceledError,
  ConnectionError,
  DecodingError,
  TimeoutError,
  type ErrorFacts,
  type NjiaError,
} from "./errors.ts";
import { emit, type RequestEvent } from "./hooks.ts";
import { attachMeta, readMeta, type CallFacts } from "./meta.ts";
import type { Operation } from "./operation.ts";
import type { Policy, Settings } from "./options.ts";
import type { Answered } from "./promise.ts";
import { redactText } from "./redact.ts";
import { backoff, isReplaySafe, mayRetry, parseRetryAfter } from "./retry.ts";
import type { Body } from "./transport/types.ts";

/** The credentials of one call, and their bare values for the redactor. */
export interface Credentials {
  readonly headers: Record<string, string>;
  readonly query: string[];
  readonly secrets: string[];
}

/** One logical call, ready to be sent. */
export interface Call {
  readonly settings: Settings;
  readonly operation: Operation;
  readonly policy: Policy;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Body | undefined;
  readonly logged: unknown;
  readonly key: string | undefined;
  readonly raw: boolean;
  readonly signal: AbortSignal | undefined;
  readonly credentials: () => Promise<Credentials>;
}

/** Sends, judges, waits and sends again until there is a result or an error (contract sections 1 to 4). */
export async function runCall(call: Call): Promise<Answered> {
  const run = new Run(call);
  try {
    return await run.result();
  } finally {
    run.release();
  }
}

interface Failure {
  readonly error: NjiaError;
  readonly again: boolean;
  readonly reason: string;
}

class Run {
  readonly #call: Call;
  readonly #started: number;
  #credentials: Credentials = { headers: {}, query: [], secrets: [] };
  #attempts = 0;
  /** At least one attempt may have arrived without a definite answer. */
  #unknown = false;
  #interrupt: () => void = () => undefined;

  constructor(call: Call) {
    this.#call = call;
    this.#started = call.settings.seam.elapsed();
  }

  /** Leaves nothing behind on the caller's signal. */
  release(): void {
    this.#call.signal?.removeEventListener("abort", this.#interrupt);
  }

  async result(): Promise<Answered> {
    const { policy, settings, signal } = this.#call;
    this.#throwIfOver();
    this.#credentials = await this.#unlessCanceled(this.#call.credentials());
    for (let n = 0; ; n++) {
      this.#throwIfOver();
      const outcome = await this.#attempt(n);
      if (!("error" in outcome)) return outcome;
      const { error, again, reason } = outcome;
      const delay = error.retryAfter ?? backoff(n, settings.seam.random);
      const fits = delay <= policy.maxRetryAfter || error.retryAfter === undefined;
      if (!again || n >= policy.maxRetries || !fits || delay >= this.#remaining()) throw error;
      emit(settings.hooks.onRetry, () => ({ ...this.#event(), delay, reason, error }));
      this.#log(
        "warn",
        () =>
          `${this.#call.operation.id} failed (${reason}), next attempt in ${Math.round(delay)} ms`,
      );
      await settings.seam.sleep(delay, signal).catch(() => this.#throwIfOver());
    }
  }

  async #attempt(n: number): Promise<Answered | Failure> {
    const { settings, policy, operation, raw, signal } = this.#call;
    const remaining = this.#remaining();
    this.#attempts++;
    emit(settings.hooks.onRequest, () => this.#event());
    this.#log("debug", () => `${operation.method} ${this.#safeUrl()}`, this.#call.logged);
    const before = settings.seam.elapsed();
    const attempt = await attemptOnce(
      settings.transport,
      {
        method: operation.method,
        url: this.#url(),
        headers: {
          ...this.#call.headers,
          ...this.#credentials.headers,
          "x-retry-count": String(n),
        },
        body: this.#call.content,
      },
      Math.min(policy.timeout, remaining),
      signal,
      raw || operation.decode?.stream === true,
    );
    const latency = settings.seam.elapsed() - before;
    if (attempt.kind !== "answer" && attempt.kind !== "stream") {
      const reason = attempt.kind === "broken" ? "connection" : attempt.kind;
      emit(settings.hooks.onFailure, () => ({ ...this.#event(), reason, latency }));
      return this.#unanswered(attempt, remaining < policy.timeout);
    }
    const { status } = attempt.response;
    const headers = headerRecord(attempt.response.headers);
    const meta = readMeta(settings.facts, status, headers, this.#facts(), settings.seam.now());
    const { requestId } = meta;
    emit(settings.hooks.onResponse, () => ({ ...this.#event(), status, requestId, latency }));
    this.#log("info", () => `${operation.method} ${this.#safeUrl()} answered ${status}`);
    if (attempt.kind === "stream") return { ...this.#open(attempt), meta };
    if (status < 200 || status > 299)
      return this.#refused(status, headers, attempt.content, meta.requestId);
    try {
      const data = decodeAnswer(operation, status, attempt.content);
      if (settings.log.bodies) this.#log("debug", () => `${operation.id} result`, data);
      attachMeta(data, meta);
      return { data, meta, response: undefined };
    } catch (error) {
      // The server acted, its answer is unreadable: nothing to repeat, and the caller must know the key.
      this.#unknown = true;
      if (!(error instanceof DecodingError)) throw error;
      const { path } = error;
      const rawBody = new TextDecoder().decode(attempt.content.subarray(0, 65_536));
      throw new DecodingError(error.message, {
        ...this.#errorFacts(),
        path,
        status,
        headers,
        requestId,
        rawBody,
      });
    }
  }

  /** A stream's content flows after the call; its end releases the caller's signal. */
  #open(attempt: Attempt & { kind: "stream" }): Omit<Answered, "meta"> {
    const { response, abort } = attempt;
    const { decode, result } = this.#call.operation;
    const body = response.body ?? new ReadableStream<Uint8Array>({ start: (it) => it.close() });
    if (this.#call.raw || !decode)
      return { data: undefined, response: asWebResponse(response, body) };
    const failure = (cause: unknown): NjiaError => {
      if (this.#call.signal?.aborted) return this.#canceled();
      const facts = { ...this.#errorFacts(), cause, retryable: true };
      return new ConnectionError("The stream broke off.", facts);
    };
    return { data: decode.decode(body, result, { close: abort, failure }), response: undefined };
  }

  #refused(
    status: number,
    headers: Readonly<Record<string, string>>,
    content: Uint8Array,
    requestId: string | undefined,
  ): Failure {
    const { settings, operation, key } = this.#call;
    const problem = readProblem(status, headers, content, settings.baseUrl);
    if (!problem.definite) this.#unknown = true;
    const retryAfter = parseRetryAfter((name) => headers[name], settings.seam.now());
    const error = problem.error({ ...this.#errorFacts(), requestId, retryAfter });
    const again = mayRetry({
      replaySafe: isReplaySafe(operation.method, key !== undefined),
      sent: true,
      status,
      code: problem.code,
      retryAfter,
      shouldRetry: headers["x-should-retry"],
    });
    return { error, again, reason: `status ${status}` };
  }

  #unanswered(attempt: Unanswered, deadlineFirst: boolean): Failure {
    const { operation, policy, key } = this.#call;
    if (attempt.sent) this.#unknown = true;
    if (attempt.kind === "canceled") throw this.#canceled();
    const { sent, cause } = attempt;
    const replaySafe = isReplaySafe(operation.method, key !== undefined);
    const again = mayRetry({ replaySafe, sent });
    const facts = { ...this.#errorFacts(), cause, retryable: again };
    if (attempt.kind === "timeout") {
      const over = deadlineFirst && attempt.late;
      const clock = over ? `the deadline of ${policy.deadline} ms` : `${policy.timeout} ms`;
      const message = attempt.late
        ? `No complete answer within ${clock}.`
        : (cause as Error).message;
      return { error: new TimeoutError(message, facts), again: again && !over, reason: "timeout" };
    }
    const message = cause instanceof Error ? cause.message : "The connection failed.";
    const safe = redactText(message, this.#credentials.secrets);
    return { error: new ConnectionError(safe, facts), again, reason: "connection" };
  }

  #canceled(): CanceledError {
    const { signal } = this.#call;
    return new CanceledError("The call was canceled.", {
      ...this.#errorFacts(),
      cause: signal?.reason,
    });
  }

  #throwIfOver(): void {
    if (this.#call.signal?.aborted) throw this.#canceled();
    if (this.#remaining() > 0) return;
    const message = `The deadline of ${this.#call.policy.deadline} ms has passed.`;
    throw new TimeoutError(message, { ...this.#errorFacts(), retryable: true });
  }

  /** Credentials may come from a slow vault; a cancelled call does not wait for it. */
  async #unlessCanceled<T>(promise: Promise<T>): Promise<T> {
    const { signal } = this.#call;
    if (!signal) return promise;
    promise.catch(() => undefined);
    const canceled = new Promise<never>((_, reject) => {
      this.#interrupt = () => reject(this.#canceled());
      signal.addEventListener("abort", this.#interrupt, { once: true });
    });
    canceled.catch(() => undefined);
    return Promise.race([promise, canceled]);
  }

  #remaining(): number {
    const { policy, settings } = this.#call;
    return policy.deadline - (settings.seam.elapsed() - this.#started);
  }

  #facts(): CallFacts {
    const latency = this.#call.settings.seam.elapsed() - this.#started;
    return { attempts: this.#attempts, latency, idempotencyKey: this.#call.key };
  }

  #errorFacts(): ErrorFacts {
    return {
      attempts: this.#attempts,
      idempotencyKey: this.#call.key,
      outcome: this.#unknown ? "unknown" : "none",
      operation: this.#call.operation.id,
    };
  }

  #event(): RequestEvent {
    const { operation, key } = this.#call;
    const { id, method } = operation;
    return {
      operation: id,
      method,
      url: this.#safeUrl(),
      attempt: this.#attempts,
      idempotencyKey: key,
    };
  }

  #url(): string {
    const { url } = this.#call;
    const { query } = this.#credentials;
    return query.length ? `${url}${url.includes("?") ? "&" : "?"}${query.join("&")}` : url;
  }

  /** The URL without credentials and without the values of sensitive parameters. */
  #safeUrl(): string {
    const { url, operation } = this.#call;
    const names = operation.secret?.replaceAll("~", "").split(" ") ?? [];
    const hidden = url.replace(/([?&])([^=&]+)=[^&]*/g, (all, mark: string, name: string) =>
      names.includes(decodeURIComponent(name)) ? `${mark}${name}=[redacted]` : all,
    );
    return redactText(hidden, this.#credentials.secrets);
  }

  #log(level: "warn" | "info" | "debug", message: () => string, body?: unknown): void {
    const { settings, operation, key } = this.#call;
    if (!settings.log.enabled(level)) return;
    const detail: Record<string, unknown> = { attempt: this.#attempts, idempotencyKey: key };
    if (settings.log.bodies && body !== undefined) detail["body"] = body;
    settings.log.write(level, message(), detail, operation.secret, this.#credentials.secrets);
  }
}

function asWebResponse(
  response: {
    readonly status: number;
    readonly headers: { forEach(callback: (value: string, name: string) => void): void };
  },
  body: ReadableStream<Uint8Array>,
): Response {
  if (response instanceof Response) return response;
  const headers = Object.entries(headerRecord(response.headers));
  const empty = /^(204|205|304)$/.test(String(response.status));
  return new Response(empty ? null : (body as ReadableStream<Uint8Array<ArrayBuffer>>), {
    status: response.status,
    headers,
  });
}
