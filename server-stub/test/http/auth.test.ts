import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateKey } from "../../src/crypto/api-key.ts";
import { hashPassword } from "../../src/crypto/password.ts";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { insertApiKey } from "../../src/db/queries/api-keys.ts";
import { storeUser } from "../../src/domain/auth/users.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import { newId } from "../../src/domain/shared/typeid.ts";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

const PASSWORD = "correct horse battery staple";
let server: TestServer;
let tenant: TestTenant;
let other: TestTenant;
let live: TestTenant;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({ accounts: { A: { currency: "XAF", available: 1_000_000 } } });
  other = await server.provision({ accounts: { A: { currency: "XAF", available: 1_000_000 } } });
  live = await server.provision({
    livemode: true,
    accounts: { A: { currency: "XAF", available: 0 } },
  });
  const hash = await hashPassword(PASSWORD);
  for (const [scope, name, role] of [
    [tenant.id, "owner", "owner"],
    [tenant.id, "analyst", "analyst"],
    [other.id, "stranger", "owner"],
  ] as const) {
    await storeUser(
      server.services,
      { tenantId: scope, livemode: false },
      { email: `${name}@test.example`, name, role, locale: "en" },
      hash,
    );
  }
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });
const login = (name: string, password = PASSWORD, key = tenant.apiKey): Promise<Got> =>
  call("POST /v1/auth/login", { key, body: { email: `${name}@test.example`, password } });
const bearer = (token: string): Send => ({ headers: { authorization: `Bearer ${token}` } });

async function storedKey(change: {
  readonly status?: "revoked" | "active";
  readonly expiresAt?: string;
  readonly scopes?: readonly string[];
  readonly allowedIps?: readonly string[];
}): Promise<string> {
  const key = generateKey("test");
  const record = {
    id: newId("key"),
    livemode: false,
    name: "made by hand",
    prefix: key.slice(0, 13),
    last4: key.slice(-4),
    scopes: ["*"],
    allowedIps: [],
    apiVersion: "2026-09-01",
    status: "active" as const,
    expiresAt: null,
    createdBy: SYSTEM,
    createdAt: new Date().toISOString(),
    ...change,
  };
  await insertApiKey(
    server.services.db,
    { tenantId: tenant.id, livemode: false },
    record,
    createHash("sha256").update(key).digest("hex"),
  );
  return key;
}

describe("API keys", () => {
  it.each([
    ["none", null, 401, "api_key_missing"],
    ["an empty one", "", 401, "api_key_missing"],
    [
      "a retired one, whether or not it ever existed",
      "sk_live_whatever",
      401,
      "api_key_format_retired",
    ],
    ["another shape", "hello", 401, "api_key_invalid"],
    [
      "a wrong checksum",
      "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvq",
      401,
      "api_key_invalid",
    ],
    [
      "a well-formed one that nobody has",
      "svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp",
      401,
      "api_key_invalid",
    ],
  ])("%s", async (_name, key, status, code) => {
    const got = await call("GET /v1/balances", { key });
    expect(got).toMatchObject({ status, body: { code } });
    expect(got.headers.get("www-authenticate")).toContain("ApiKey");
  });

  it("refuses revoked and expired ones and foreign addresses, and believes a fresh one", async () => {
    expect(
      (await call("GET /v1/balances", { key: await storedKey({ status: "revoked" }) })).body.code,
    ).toBe("api_key_revoked");
    expect(
      (
        await call("GET /v1/balances", {
          key: await storedKey({ expiresAt: "2020-01-01T00:00:00.000Z" }),
        })
      ).body.code,
    ).toBe("api_key_expired");
    expect(
      (await call("GET /v1/balances", { key: await storedKey({ allowedIps: ["10.0.0.0/8"] }) }))
        .body.code,
    ).toBe("ip_not_allowed");
    expect(
      (await call("GET /v1/balances", { key: await storedKey({ allowedIps: ["127.0.0.0/8"] }) }))
        .status,
    ).toBe(200);
  });

  it("wants the scope of the operation, and no other", async () => {
    const reader = await storedKey({ scopes: ["balances:read"] });
    expect((await call("GET /v1/balances", { key: reader })).status).toBe(200);
    expect((await call("POST /v1/payments", { key: reader, body: {} })).body).toMatchObject({
      code: "insufficient_scope",
      requiredScopes: ["payments:write"],
    });
    expect(
      (await call("GET /v1/api-keys", { key: await storedKey({ scopes: ["*"] }) })).body.code,
    ).toBe("insufficient_scope");
  });

  it("keeps live keys out of the sandbox", async () => {
    expect((await call("GET /v1/sandbox/clock", { key: live.apiKey })).body.code).toBe(
      "sandbox_only",
    );
    const body = payout(live.accounts["A"] ?? "", 1_000, "000", { sandbox: { forceRiskScore: 1 } });
    expect(
      (
        await call("POST /v1/payments", {
          key: live.apiKey,
          body,
          headers: { "idempotency-key": "live" },
        })
      ).body.code,
    ).toBe("sandbox_field_in_live_mode");
    const scenario = { "x-sandbox-scenario": "payment.success" };
    expect(
      (await call("GET /v1/balances", { key: live.apiKey, headers: scenario })).body.code,
    ).toBe("sandbox_field_in_live_mode");
  });
});

describe("sessions", () => {
  it("logs in, tells who it is, refreshes once, and logs out for good", async () => {
    const session = (await login("owner")).body;
    expect(session).toMatchObject({
      object: "session",
      tokenType: "Bearer",
      user: { role: "owner" },
    });
    expect((await call("GET /v1/auth/session", bearer(session.accessToken))).body).toMatchObject({
      id: session.id,
    });
    const next = (
      await call("POST /v1/auth/refresh", { body: { refreshToken: session.refreshToken } })
    ).body;
    expect(next.accessToken).not.toBe(session.accessToken);
    expect((await call("POST /v1/auth/logout", bearer(next.accessToken))).status).toBe(204);
    expect((await call("GET /v1/auth/session", bearer(next.accessToken))).body.code).toBe(
      "session_invalid",
    );
  });

  it("ends the whole login when a refresh token is used twice", async () => {
    const first = (await login("owner")).body;
    const second = (
      await call("POST /v1/auth/refresh", { body: { refreshToken: first.refreshToken } })
    ).body;
    expect(
      (await call("POST /v1/auth/refresh", { body: { refreshToken: first.refreshToken } })).body
        .code,
    ).toBe("session_invalid");
    expect((await call("GET /v1/auth/session", bearer(second.accessToken))).body.code).toBe(
      "session_invalid",
    );
  });

  it("needs one where the document says so, of the same tenant, and narrows to its role", async () => {
    expect((await call("GET /v1/auth/session")).body.code).toBe("session_required");
    const foreign = (await login("stranger", PASSWORD, other.apiKey)).body;
    expect((await call("GET /v1/auth/check", bearer(foreign.accessToken))).body.code).toBe(
      "session_mismatch",
    );
    const analyst = (await login("analyst")).body;
    expect(
      (await call("POST /v1/payments", { ...bearer(analyst.accessToken), body: {} })).body.code,
    ).toBe("insufficient_scope");
    expect((await call("GET /v1/auth/check", bearer("svs_wrong"))).body.code).toBe(
      "session_invalid",
    );
  });

  it("makes, changes, rolls and revokes keys with an owner and a session", async () => {
    const owner = bearer((await login("owner")).body.accessToken);
    expect(
      (await call("POST /v1/api-keys", { body: { name: "CI", scopes: ["balances:read"] } })).body
        .code,
    ).toBe("session_required");
    const made = await call("POST /v1/api-keys", {
      ...owner,
      body: { name: "CI", scopes: ["balances:read"] },
    });
    expect(made).toMatchObject({ status: 201, body: { key: expect.stringMatching(/^svc_test_/) } });
    expect((await call("GET /v1/balances", { key: made.body.key })).status).toBe(200);
    expect((await call(`GET /v1/api-keys/${made.body.id}`)).body.key).toBeNull();
    const rolled = await call(`POST /v1/api-keys/${made.body.id}/roll`, {
      ...owner,
      body: { overlapHours: 0 },
    });
    expect(rolled.status).toBe(201);
    expect((await call("GET /v1/balances", { key: made.body.key })).body.code).toBe(
      "api_key_expired",
    );
    expect((await call(`DELETE /v1/api-keys/${rolled.body.id}`, owner)).body.status).toBe(
      "revoked",
    );
    expect((await call("GET /v1/balances", { key: rolled.body.key })).body.code).toBe(
      "api_key_revoked",
    );
    // Told in the event log and the audit trail, by the person who did it, and never with a secret.
    await sequenceEvents(server.services);
    const events = await call("GET /v1/events?type=api_key.*&limit=100");
    const about = events.body.data.filter(({ data }: Got["body"]) =>
      [made.body.id, rolled.body.id].includes(data.id),
    );
    expect(about.map(({ type, data }: Got["body"]) => [type, data.id, data.status])).toEqual([
      ["api_key.revoked", rolled.body.id, "revoked"],
      ["api_key.rolled", made.body.id, "expired"],
      ["api_key.created", rolled.body.id, "active"],
      ["api_key.created", made.body.id, "active"],
    ]);
    const audit = await call(`GET /v1/audit-log?resourceId=${rolled.body.id}`);
    expect(audit.body.data.map(({ action, actor }: Got["body"]) => [action, actor.type])).toEqual([
      ["api_key.revoked", "user"],
      ["api_key.created", "user"],
    ]);
    for (const text of [events.text, audit.text]) {
      expect(text).not.toContain(made.body.key);
      expect(text).not.toContain(rolled.body.key);
    }
  });

  it("says the same for an unknown e-mail and a wrong password, and throttles guessing", async () => {
    const wrong = await login("owner", "guess");
    const unknown = await login("nobody", "guess");
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: "invalid_credentials", detail: unknown.body.detail },
    });
    for (let tries = 0; tries < 4; tries += 1) await login("nobody", "guess");
    const throttled = await login("nobody", "guess");
    expect(throttled).toMatchObject({
      status: 429,
      body: { code: "login_throttled", retryable: true },
    });
    expect(Number(throttled.headers.get("retry-after"))).toBeGreaterThan(60);
    expect((await login("owner")).status).toBe(200);
  });
});

describe("other tenants", () => {
  it("are as absent as ids that never were", async () => {
    const foreign = await call("POST /v1/payments", {
      key: other.apiKey,
      body: payout(other.accounts["A"] ?? "", 1_000),
      headers: { "idempotency-key": "x" },
    });
    const { id, transactionId, accountId } = foreign.body;
    const shape = (got: Got): object => ({
      ...got.body,
      requestId: "",
      instance: "",
      detail: "",
      id: "",
    });
    for (const [path, real, never] of [
      ["payments", id, "pay_01kag9ytq2f7sv3w5x8a0b1c2d"],
      ["transactions", transactionId, "txn_01kag9ytq2f7sv3w5x8a0b1c2d"],
      ["accounts", accountId, "acct_01kag9ytq2f7sv3w5x8a0b1c2d"],
    ] as const) {
      const seen = await call(`GET /v1/${path}/${real}`);
      const absent = await call(`GET /v1/${path}/${never}`);
      expect(seen.status).toBe(404);
      expect(shape(seen)).toEqual(shape(absent));
      expect(seen.body.detail.replace(real, "")).toBe(absent.body.detail.replace(never, ""));
    }
    expect((await call("GET /v1/payments")).body.data).toEqual([]);
    expect(
      (
        await call("POST /v1/payments", {
          body: payout(accountId, 1_000),
          headers: { "idempotency-key": "y" },
        })
      ).body.code,
    ).toBe("resource_not_found");
  });

  it("answers a malformed id like an unknown one", async () => {
    expect((await call("GET /v1/payments/pay_nonsense")).body).toMatchObject({
      status: 404,
      code: "resource_not_found",
      resourceType: "payment",
    });
  });
});
