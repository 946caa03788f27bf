import { describe, expect, it } from "vitest";
import {
  backoff,
  isReplaySafe,
  mayRetry,
  parseHttpDate,
  parseRetryAfter,
} from "../src/runtime/retry.ts";

const NOW = Date.UTC(2026, 10, 20, 10, 0, 0);
const after = (headers: Record<string, string>): number | undefined =>
  parseRetryAfter((name) => headers[name], NOW);

describe("back-off", () => {
  it("spreads over the whole of [0.5, 1.0] x min(8 s, 0.5 s x 2^n)", () => {
    for (const [n, low, high] of [
      [0, 250, 500],
      [1, 500, 1000],
      [4, 4000, 8000],
      [9, 4000, 8000],
    ] as const) {
      const seen = Array.from({ length: 10_000 }, () => backoff(n, Math.random));
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(low);
      expect(Math.max(...seen)).toBeLessThanOrEqual(high);
      expect(Math.min(...seen)).toBeLessThan(low * 1.05);
      expect(Math.max(...seen)).toBeGreaterThan(high * 0.95);
      const counts = new Map<number, number>();
      for (const delay of seen) counts.set(delay, (counts.get(delay) ?? 0) + 1);
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(200);
    }
  });

  it("is exact for a given random number", () => {
    expect(backoff(0, () => 0.5)).toBe(375);
    expect(backoff(1, () => 0)).toBe(500);
  });
});

describe("Retry-After", () => {
  it.each([
    [{ "retry-after": "3" }, 3000],
    [{ "retry-after": "1.5" }, 1500],
    [{ "retry-after": "0" }, 0],
    [{ "retry-after-ms": "250", "retry-after": "9" }, 250],
    [{ "retry-after": "Fri, 20 Nov 2026 10:00:03 GMT" }, 3000],
    [{ "retry-after": "Friday, 20-Nov-26 10:00:03 GMT" }, 3000],
    [{ "retry-after": "Fri Nov 20 10:00:03 2026" }, 3000],
    [{ "retry-after": "Fri, 20 Nov 2026 09:00:00 GMT" }, 0],
    [{ "retry-after": "soon" }, undefined],
    [{ "retry-after": "-5" }, undefined],
    [{ "retry-after": "" }, undefined],
    [{ "retry-after": "1e9" }, undefined],
    [{ "retry-after": "Fri, 20 Xxx 2026 10:00:03 GMT" }, undefined],
    [{}, undefined],
  ] as const)("%j is %s ms", (headers, expected) => {
    expect(after(headers)).toBe(expected);
  });

  it("takes 4 kB of digits for a very long delay", () => {
    expect(after({ "retry-after": "9".repeat(4096) })).toBe(Infinity);
  });

  it("reads two-digit years as RFC 9110 says", () => {
    expect(parseHttpDate("Sunday, 06-Nov-94 08:49:37 GMT", NOW)).toBe(
      Date.UTC(1994, 10, 6, 8, 49, 37),
    );
  });
});

describe("the decision", () => {
  const failed = { replaySafe: true, sent: true };

  it.each([408, 429, 500, 502, 503, 504])("repeats a safe request on %d", (status) => {
    expect(mayRetry({ ...failed, status })).toBe(true);
  });
  it.each([400, 401, 402, 403, 404, 409, 410, 422, 501, 505, 302])("never on %d", (status) => {
    expect(mayRetry({ ...failed, status })).toBe(false);
  });
  it("knows the one 409 that is worth a repetition", () => {
    expect(mayRetry({ ...failed, status: 409, code: "idempotency_in_progress" })).toBe(true);
  });
  it("obeys X-Should-Retry", () => {
    expect(mayRetry({ ...failed, status: 503, shouldRetry: "false" })).toBe(false);
    expect(mayRetry({ ...failed, status: 400, shouldRetry: "true" })).toBe(true);
    const write = { replaySafe: false, sent: true };
    expect(mayRetry({ ...write, status: 500, shouldRetry: "true" })).toBe(false);
  });
  it("repeats a write without key only if nothing was sent, on 429, or on 503 with Retry-After", () => {
    const write = { replaySafe: false, sent: true };
    expect(mayRetry(write)).toBe(false);
    expect(mayRetry({ ...write, sent: false })).toBe(true);
    expect(mayRetry({ ...write, status: 500 })).toBe(false);
    expect(mayRetry({ ...write, status: 503 })).toBe(false);
    expect(mayRetry({ ...write, status: 503, retryAfter: 0 })).toBe(true);
    expect(mayRetry({ ...write, status: 429 })).toBe(true);
  });
  it("knows what may be sent twice", () => {
    for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])
      expect(isReplaySafe(method, false)).toBe(true);
    expect(isReplaySafe("POST", false)).toBe(false);
    expect(isReplaySafe("PATCH", false)).toBe(false);
    expect(isReplaySafe("POST", true)).toBe(true);
  });
});
