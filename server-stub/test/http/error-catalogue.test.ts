import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareRelease } from "../../src/http/published.ts";
import { PROBLEMS } from "../../src/generated/problems.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { errorCoverage, unknownCodes } from "../support/error-coverage.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

describe("the catalogue of errors", () => {
  it.each(errorCoverage())("$code is sent somewhere and expected by a test", (one) => {
    expect(one.sentIn).not.toEqual([]);
    expect(one.testedIn).not.toEqual([]);
  });

  it("holds every code that the server refuses with", () => {
    expect(unknownCodes()).toEqual([]);
  });
});

describe("refusals of the transport", () => {
  let database: TestDatabase;
  let server: TestServer;
  let tenant: TestTenant;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = await startTestServer({ background: false, on: database });
    tenant = await server.provision({ accounts: { A: { currency: "XAF", available: 1_000 } } });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });
  const call = (line: string, more: Send = {}, url = server.url): Promise<Got> =>
    send(url, line, { key: tenant.apiKey, ...more });

  it.each([
    ["route_not_found", "GET /v1/nothing", {}],
    ["method_not_allowed", "PUT /v1/payments", {}],
    ["not_acceptable", "GET /api/docs", { headers: { accept: "image/png" } }],
    ["payload_too_large", "POST /v1/payments", { raw: `"${"x".repeat(300_000)}"` }],
    [
      "unsupported_media_type",
      "POST /v1/payments",
      { raw: "a=1", headers: { "content-type": "text/plain" } },
    ],
  ] as const)("%s", async (code, line, more) => {
    const got = await call(line, more);
    expect(got, got.text).toMatchObject({
      status: PROBLEMS[code].status,
      body: { code, type: expect.stringMatching(new RegExp(`/errors/${code}$`)) },
    });
  });

  it("maintenance: while the description of this release is not there", async () => {
    const refused = prepareRelease("", new URL("file:///nowhere/spec/"));
    await expect(refused).rejects.toMatchObject({ code: "maintenance" });
    expect(PROBLEMS.maintenance).toMatchObject({ status: 503, retryable: true });
  });

  it("operation_removed: from release 3.0.0 on, what that release removes, whoever asks", async () => {
    const later = await startTestServer({ background: false, on: database, release: "3.0.0" });
    try {
      for (const headers of [{ "x-api-key": tenant.apiKey }, {}]) {
        // Not by `send`: the description of that release is not written yet.
        const got = await fetch(`${later.url}/v1/kyc/check`, { method: "POST", headers });
        expect(got.status).toBe(410);
        expect(got.headers.get("x-ratelimit-remaining")).not.toBeNull();
        expect(await got.json()).toMatchObject({
          code: "operation_removed",
          replacement: "POST /v1/kyc/score",
        });
      }
      expect((await call("GET /v1/balances", {}, later.url)).status).toBe(200);
      expect((await call("POST /v1/kyc/check", { body: {} })).body.code).toBe("validation_failed");
    } finally {
      await later.stop();
    }
  });
});
