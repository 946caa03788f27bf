import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MATRIX, runMatrix, type RowResult } from "../../web/auth-matrix/index.ts";
import { startAuthFixtures, type AuthFixtures } from "../support/auth-fixtures.ts";

let fixtures: AuthFixtures;
beforeAll(async () => {
  fixtures = await startAuthFixtures();
});
afterAll(() => fixtures?.server.stop());

const run = (values: Record<string, string>, only?: readonly string[]) =>
  runMatrix({
    baseUrl: fixtures.server.url,
    values,
    fetch,
    ...(only === undefined ? {} : { only }),
  });
const bad = (rows: readonly RowResult[]): readonly unknown[] =>
  rows
    .filter(({ state }) => state !== "passed")
    .map(({ id, state, calls }) => [id, state, calls.flatMap(({ problems }) => problems)]);

describe("the authentication matrix", () => {
  it("has the ten numbers of the design", () => {
    expect([...new Set(MATRIX.rows.map(({ number }) => number))]).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it("passes in full against a server with fixtures", async () => {
    const after = await run(fixtures.values);
    expect(bad(after)).toEqual([["retired-key-before-cutoff", "covered", []]]);
    fixtures.setClock(new Date(fixtures.cutoff.getTime() - 60_000));
    const before = await run({ legacyKey: fixtures.legacyKey }, ["retired-key-before-cutoff"]);
    fixtures.setClock(new Date());
    expect(bad(before)).toEqual([]);
  });

  it("shows rows that a person's own credentials cannot play as covered, never as passed", async () => {
    const { apiKey = "", email = "", password = "" } = fixtures.values;
    const rows = await run({ apiKey, email, password });
    expect(rows.filter(({ state }) => state === "covered").map(({ number }) => number)).toEqual([
      3, 7, 8, 9, 10,
    ]);
    expect(rows.filter(({ state }) => state === "passed").map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 6,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/(svc_test_\w{8}|svs_|nobody guesses)/);
  });

  it("fails a row whose answer is not what it must be, and says when the server asks to wait", async () => {
    const open =
      (status: number, headers: Record<string, string>): typeof fetch =>
      async () =>
        new Response('{"code":"other"}', { status, headers });
    const answers = await runMatrix({ baseUrl: "", values: {}, fetch: open(200, {}) });
    expect(answers[0]).toMatchObject({ id: "no-key", state: "failed" });
    expect(answers[0]?.calls[0]?.problems).toEqual([
      "answered 200 instead of 401",
      "code is other instead of api_key_missing",
      "X-RateLimit-Remaining is missing",
      "X-RateLimit-Reset is missing",
      "X-Request-Id is missing",
    ]);
    const [throttled] = await runMatrix({
      baseUrl: "",
      values: {},
      fetch: open(429, { "retry-after": "90" }),
      now: () => new Date("2026-11-22T10:00:00Z"),
    });
    expect(throttled).toMatchObject({ state: "throttled", retryAt: "2026-11-22T10:01:30.000Z" });
  });
});
