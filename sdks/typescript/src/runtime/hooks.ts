import type { NjiaError } from "./errors.ts";

/** About to send one attempt. */
export interface RequestEvent {
  readonly operation: string;
  readonly method: string;
  /** Without credentials and without the values of sensitive parameters. */
  readonly url: string;
  /** 1 for the first. */
  readonly attempt: number;
  readonly idempotencyKey: string | undefined;
}
/** An attempt was answered, whatever the status. */
export interface ResponseEvent extends RequestEvent {
  readonly status: number;
  readonly requestId: string | undefined;
  /** Milliseconds of this attempt. */
  readonly latency: number;
}
/** An attempt failed and another one follows. */
export interface RetryEvent extends RequestEvent {
  /** Milliseconds until the next attempt. */
  readonly delay: number;
  /** `status 503`, `timeout`, `connection`. */
  readonly reason: string;
  readonly error: NjiaError;
}

/** An attempt ended without an answer: connection lost, timeout, canceled. */
export interface FailureEvent extends RequestEvent {
  /** `connection`, `timeout`, `canceled`. */
  readonly reason: string;
  /** Milliseconds of this attempt. */
  readonly latency: number;
}

/** Observers of all calls of a client. Events are frozen; what a hook throws is dropped, it never breaks the call. */
export interface Hooks {
  readonly onRequest?: (event: RequestEvent) => void;
  readonly onResponse?: (event: ResponseEvent) => void;
  /** Together with `onResponse`: how each attempt ended. */
  readonly onFailure?: (event: FailureEvent) => void;
  readonly onRetry?: (event: RetryEvent) => void;
}

/** Calls a hook with a frozen event, made only if somebody listens; neither an exception nor a rejection gets through. */
export function emit<E extends object>(
  hook: ((event: E) => unknown) | undefined,
  event: () => E,
): void {
  if (!hook) return;
  try {
    const result = hook(Object.freeze(event()));
    if (result instanceof Promise) result.catch(() => undefined);
  } catch {
    // By contract (section 11).
  }
}
