/**
 * The retry policy as pure functions (contract sections 1 and 3). Nothing here knows of a socket or a timer.
 */

/** Longest first back-off and its ceiling, in milliseconds. */
const FIRST = 500;
const CEILING = 8000;

/** What the policy is told about one failed attempt. */
export interface Failed {
  /** GET, HEAD, PUT, DELETE, OPTIONS, or a write with an idempotency key. */
  readonly replaySafe: boolean;
  /** False only if it is certain that no byte of the request reached the server. */
  readonly sent: boolean;
  /** The answer's status, or undefined when there was no answer. */
  readonly status?: number | undefined;
  /** The problem's stable code. */
  readonly code?: string | undefined;
  /** The server's wish, in milliseconds. */
  readonly retryAfter?: number | undefined;
  /** The value of `X-Should-Retry`. */
  readonly shouldRetry?: string | null | undefined;
}

/** Whether a request may be sent twice: safe or idempotent by its method, or made so by a key. */
export function isReplaySafe(method: string, hasKey: boolean): boolean {
  return hasKey || /^(GET|HEAD|PUT|DELETE|OPTIONS)$/.test(method);
}

/** Whether an answer with this status may change when the same request comes again. */
export function isRetryableStatus(status: number, code?: string): boolean {
  return (
    /^(408|429|500|502|503|504)$/.test(String(status)) ||
    (status === 409 && code === "idempotency_in_progress")
  );
}

/** Whether the policy allows another attempt; the number of attempts and the clocks are the caller's. */
export function mayRetry(failed: Failed): boolean {
  const { status, replaySafe } = failed;
  if (failed.shouldRetry === "false") return false;
  if (status === undefined) return replaySafe || !failed.sent;
  if (replaySafe) return failed.shouldRetry === "true" || isRetryableStatus(status, failed.code);
  return status === 429 || (status === 503 && failed.retryAfter !== undefined);
}

/** Back-off in milliseconds before retry `n` (0 is the first): uniform in [0.5, 1.0] x min(8 s, 0.5 s x 2^n). */
export function backoff(n: number, random: () => number): number {
  return (0.5 + random() / 2) * Math.min(CEILING, FIRST * 2 ** n);
}

/**
 * The server's delay in milliseconds, from `Retry-After-Ms` or else `Retry-After` (seconds, whole or decimal, or an HTTP
 * date). A past date is 0; anything that is not understood, and a negative number, is as if absent.
 */
export function parseRetryAfter(
  header: (name: string) => string | null | undefined,
  now: number,
): number | undefined {
  const ms = parseNumber(header("retry-after-ms"));
  if (ms !== undefined) return ms;
  const text = header("retry-after")?.trim();
  if (!text) return undefined;
  const seconds = parseNumber(text);
  if (seconds !== undefined) return seconds * 1000;
  const date = parseHttpDate(text, now);
  return date === undefined ? undefined : Math.max(0, date - now);
}

function parseNumber(text: string | null | undefined): number | undefined {
  const trimmed = text?.trim() ?? "";
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : undefined;
}

const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** One of the three forms of RFC 9110, section 5.6.7, as milliseconds since the epoch; all are UTC. */
export function parseHttpDate(text: string, now: number): number | undefined {
  const clock = /(\d\d):(\d\d):(\d\d)/.exec(text);
  const date =
    /^\w{3}, (?<d>\d\d) (?<m>\w{3}) (?<y>\d{4}) [\d:]{8} GMT$/.exec(text) ??
    /^\w+day, (?<d>\d\d)-(?<m>\w{3})-(?<y>\d\d) [\d:]{8} GMT$/.exec(text) ??
    /^\w{3} (?<m>\w{3}) (?<d>[ \d]\d) [\d:]{8} (?<y>\d{4})$/.exec(text);
  const { d, m, y } = date?.groups ?? {};
  const month = m === undefined ? -1 : MONTHS.indexOf(m);
  if (!clock || !d || !y || month < 0 || month % 3) return undefined;
  let year = Number(y);
  if (y.length === 2) {
    // RFC 9110: a two-digit year more than 50 years ahead lies in the past century.
    const current = new Date(now).getUTCFullYear();
    year += current - (current % 100);
    if (year > current + 50) year -= 100;
  }
  return Date.UTC(year, month / 3, Number(d), Number(clock[1]), Number(clock[2]), Number(clock[3]));
}
