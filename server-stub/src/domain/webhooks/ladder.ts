import { randomInt } from "node:crypto";
import type { PostResult } from "../../outbound/post.ts";
import type { DeliveryAttempt, DisabledReason, EndpointStats, StoredDelivery } from "./types.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
/** Milliseconds before each attempt, counted from the one before it (domain 4.7): ten attempts over about 75.6 hours. */
export const LADDER_MS: readonly number[] = [
  0,
  5 * SECOND,
  300 * SECOND,
  0.5 * HOUR,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const JITTER = 0.1;
const MAX_RETRY_AFTER_MS = DAY;
/** Without one success for so long, an endpoint is disabled. */
export const FAILING_MS = 5 * DAY;

/** A share of the delay, from -10 % to +10 %. */
export type Jitter = () => number;
const random: Jitter = () => (randomInt(2_000_001) / 1_000_000 - 1) * JITTER;

/** What follows from one attempt. */
export interface Outcome {
  readonly delivery: StoredDelivery;
  /** Unchanged for test events. */
  readonly stats: EndpointStats;
  /** Why the endpoint must be disabled; null when it need not. */
  readonly disable: DisabledReason | null;
}

/** Decides on one attempt's result. `now` is the tenant's time (Unix ms), `real` the server's, to which a Retry-After date refers. */
export function decide(
  delivery: StoredDelivery,
  stats: EndpointStats,
  result: PostResult,
  now: number,
  real: number,
  jitter: Jitter = random,
): Outcome {
  const at = new Date(now).toISOString();
  const attempt = attemptOf(result, delivery.attempt_count + 1, at);
  const rung = delivery.rung + 1;
  const isSuccess = attempt.error === null;
  const delay = LADDER_MS[rung];
  const isTest = delivery.test_event !== null;
  const gone = attempt.httpStatus === 410;
  const isOver = isSuccess || delay === undefined || gone;
  const next = isOver ? null : Math.max(delay * (1 + jitter()), retryAfterMs(result, real));
  const failingSince = isSuccess ? null : (stats.failingSince ?? at);
  return {
    delivery: {
      ...delivery,
      status: isSuccess ? "succeeded" : isOver ? "failed" : "pending",
      rung,
      attempt_count: attempt.number,
      attempts: [...delivery.attempts, attempt],
      next_attempt_at: next === null ? null : new Date(now + next).toISOString(),
      version: delivery.version + 1,
      updated_at: at,
    },
    stats: isTest
      ? stats
      : {
          lastSuccessAt: isSuccess ? at : stats.lastSuccessAt,
          lastFailureAt: isSuccess ? stats.lastFailureAt : at,
          consecutiveFailures: isSuccess ? 0 : stats.consecutiveFailures + 1,
          failingSince,
        },
    disable:
      isTest || isSuccess
        ? null
        : gone
          ? "gone_410"
          : failingSince !== null && now - Date.parse(failingSince) >= FAILING_MS
            ? "failing"
            : null,
  };
}

function attemptOf(result: PostResult, number: number, at: string): DeliveryAttempt {
  if (result.kind === "failed")
    return {
      number,
      at,
      httpStatus: null,
      durationMs: result.durationMs,
      error: result.error,
      responseSnippet: null,
    };
  const { status, durationMs, snippet } = result;
  const isSuccess = status >= 200 && status < 300;
  return {
    number,
    at,
    httpStatus: status,
    durationMs,
    error: isSuccess ? null : "http_status",
    responseSnippet: snippet,
  };
}

/** How long a 429 or 503 asks us to wait, at most a day; 0 for everything else. */
function retryAfterMs(result: PostResult, real: number): number {
  if (result.kind !== "answered" || (result.status !== 429 && result.status !== 503)) return 0;
  const text = result.retryAfter?.trim() ?? "";
  const asked = /^\d{1,9}$/.test(text) ? Number(text) * SECOND : Date.parse(text) - real;
  return Number.isFinite(asked) ? Math.min(Math.max(0, asked), MAX_RETRY_AFTER_MS) : 0;
}
