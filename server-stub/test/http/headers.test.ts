import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../../src/http/rate-limits.ts";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
let tenant: TestTenant;
beforeAll(async () => {
  server = await startTestServer({
    limits: {
      ...DEFAULT_LIMITS,
      public: { live: 1_000, test: 1_000 },
      write: { live: 2, test: 2 },
    },
  });
  tenant = await server.provision({ accounts: { A: { currency: "XAF", available: 1_000_000 } } });
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });

/** `send` itself fails a test whose answer lacks one of the common fields; what is left to see are their values. */
function quota(got: Got): { readonly rateClass: string; readonly left: number } {
  const limit = Number(got.headers.get("x-ratelimit-limit"));
  const remaining = Number(got.headers.get("x-ratelimit-remaining"));
  const reset = Number(got.headers.get("x-ratelimit-reset"));
  const [, rateClass = "", r = "", t = ""] =
    /^"(\w+)";r=(\d+);t=(\d+)$/.exec(got.headers.get("ratelimit") ?? "") ?? [];
  expect(got.headers.get("ratelimit-policy")).toBe(`"${rateClass}";q=${limit};w=60`);
  expect(Number(r)).toBe(remaining);
  // Two units on purpose: epoch seconds in ours, seconds to wait in the draft's.
  const now = Date.now() / 1000;
  expect(reset).toBeGreaterThan(now - 15);
  expect(reset).toBeLessThan(now + 61);
  expect(Math.abs(reset - now - Number(t))).toBeLessThan(15);
  return { rateClass, left: remaining };
}

describe("the fields of every answer", () => {
  it.each([
    ["success", "GET /v1/balances", {}, 200, "read"],
    ["a missing key", "GET /v1/balances", { key: null }, 401, "public"],
    [
      "an unknown key",
      "GET /v1/balances",
      { key: "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp" },
      401,
      "public",
    ],
    ["an unknown path", "GET /v1/nothing", {}, 404, "public"],
    ["an unknown id", "GET /v1/payments/pay_01kag9ytq2f7sv3w5x8a0b1c2d", {}, 404, "read"],
    ["a wrong method", "PUT /v1/payments", {}, 405, "public"],
    ["a method that wants a media type", "QUERY /v1/payments", {}, 405, "public"],
    ["the same where nothing is", "QUERY /v1/nothing", {}, 404, "public"],
    [
      "another media type",
      "POST /v1/payments",
      { raw: "a=1", headers: { "content-type": "application/x-www-form-urlencoded" } },
      415,
      "money",
    ],
    ["text that is no JSON", "POST /v1/payments", { raw: '{"amountMinorUnits":' }, 400, "money"],
    [
      "a body beyond the limit",
      "POST /v1/payments",
      { raw: JSON.stringify({ description: "x".repeat(300_000) }) },
      413,
      "money",
    ],
    ["an invalid body", "POST /v1/payments", { body: {} }, 400, "money"],
    ["a preflight or other OPTIONS", "OPTIONS /v1/payments", {}, 204, "public"],
    ["the documentation", "GET /api/docs.json", { key: null }, 200, "public"],
    ["health", "GET /health/live", { key: null }, 200, "public"],
    ["a broken escape in the path", "GET /v1/payments/%E0%A4", {}, 404, "public"],
  ] as const)("%s", async (_name, line, more, status, rateClass) => {
    const got = await call(line, more);
    expect(got.status, got.text.slice(0, 200)).toBe(status);
    expect(quota(got).rateClass).toBe(rateClass);
    if (status >= 400)
      expect(got.body).toMatchObject({
        status,
        requestId: got.headers.get("x-request-id"),
        instance: `/requests/${got.headers.get("x-request-id")}`,
      });
  });

  it("names the methods of a path in Allow", async () => {
    expect((await call("DELETE /v1/payments")).headers.get("allow")).toBe(
      "GET, HEAD, OPTIONS, POST",
    );
    expect((await call("GET /v1/kyc/score")).headers.get("allow")).toBe("OPTIONS, POST");
  });

  it("comes with bytes that are not HTTP, too", async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.upstream.port, server.upstream.host, () =>
        socket.write("NONSENSE\r\n\r\n"),
      );
      let read = "";
      socket.on("data", (chunk: Buffer) => (read += chunk.toString()));
      socket.on("end", () => resolve(read));
      socket.on("error", reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    for (const name of [
      "X-Request-Id",
      "X-API-Version",
      "X-RateLimit-Remaining",
      "RateLimit-Policy",
    ])
      expect(text).toContain(`${name}: `);
    expect(text).toContain("application/problem+json");
  });

  it("comes with an internal error, which says nothing about its cause", async () => {
    const broken = await startTestServer({
      background: false,
      services: {
        singleFlight: { run: () => Promise.reject(new Error("the secret cause")) } as never,
      },
    });
    try {
      const other = await broken.provision({
        accounts: { A: { currency: "XAF", available: 100_000 } },
      });
      const got = await send(broken.url, "POST /v1/payments", {
        key: other.apiKey,
        body: payout(other.accounts["A"] ?? "", 1_000),
        headers: { "idempotency-key": "broken" },
      });
      expect(got).toMatchObject({ status: 500, body: { code: "internal_error", retryable: true } });
      expect(got.text).not.toContain("secret");
      expect(quota(got).rateClass).toBe("money");
    } finally {
      await broken.stop();
    }
  });

  it("starts an event stream", async () => {
    const abort = new AbortController();
    const response = await fetch(`${server.url}/v1/events/stream`, {
      headers: { "x-api-key": tenant.apiKey },
      signal: abort.signal,
    });
    for (const name of [
      "x-request-id",
      "x-api-version",
      "x-ratelimit-limit",
      "x-ratelimit-remaining",
      "x-ratelimit-reset",
      "ratelimit",
      "ratelimit-policy",
    ])
      expect(response.headers.has(name), name).toBe(true);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^event: stream\.state\n/);
    await call("POST /v1/payments", {
      body: payout(tenant.accounts["A"] ?? "", 1_000),
      headers: { "idempotency-key": "streamed" },
    });
    let seen = "";
    while (!seen.includes("event: payment.created\n"))
      seen += new TextDecoder().decode((await reader?.read())?.value);
    expect(seen).toMatch(/id: \d+\nevent: payment\.created\ndata: \{.*\}\n\n/);
    abort.abort();
  });
});

describe("rate limits", () => {
  it("refuses what is over the quota and says how long to wait", async () => {
    const body = { name: "Wallet", currency: "KES" };
    const first = await call("POST /v1/accounts", { body });
    expect(quota(first)).toEqual({ rateClass: "write", left: 1 });
    await call("POST /v1/accounts", { body });
    const over = await call("POST /v1/accounts", { body });
    expect(over).toMatchObject({
      status: 429,
      body: { code: "rate_limited", retryable: true, violatedPolicies: ["write"] },
    });
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(quota(over).left).toBe(0);
    expect((await call("GET /v1/balances")).status).toBe(200);
  });
});

describe("language and correlation", () => {
  it("gives titles in French to who prefers it", async () => {
    const got = await call("GET /v1/nothing", {
      headers: { "accept-language": "fr-CM, en;q=0.5" },
    });
    expect(got.headers.get("content-language")).toBe("fr");
    expect(got.body.title).not.toBe((await call("GET /v1/nothing")).body.title);
  });

  it("returns the correlation id and refuses one that is not printable", async () => {
    expect(
      (
        await call("GET /v1/balances", { headers: { "x-correlation-id": "order 4711" } })
      ).headers.get("x-correlation-id"),
    ).toBe("order 4711");
    expect(
      (await call("GET /v1/balances", { headers: { "x-correlation-id": "x".repeat(65) } })).body,
    ).toMatchObject({
      code: "validation_failed",
      errors: expect.arrayContaining([
        expect.objectContaining({ in: "header", name: "x-correlation-id" }),
      ]),
    });
  });

  it("lets browsers of widgets in and says what they may read", async () => {
    const got = await call("OPTIONS /v1/embedded/client/session", {
      key: null,
      headers: { origin: "https://shop.example", "access-control-request-method": "GET" },
    });
    expect(got.headers.get("access-control-allow-origin")).toBe("https://shop.example");
    expect(got.headers.get("access-control-allow-methods")).toContain("GET");
    const foreign = await call("OPTIONS /v1/payments", {
      key: null,
      headers: { origin: "https://shop.example", "access-control-request-method": "POST" },
    });
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
  });
});
