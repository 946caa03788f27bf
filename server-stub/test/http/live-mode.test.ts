import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiKey } from "../../src/domain/auth/api-keys.ts";
import { SYSTEM } from "../../src/domain/shared/actor.ts";
import { setLiveSince, setTenantStatus } from "../../src/db/tenant-registry.ts";
import { ALL_OPERATIONS } from "../../src/http/routes.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";
import { SHOP, visitor, widgetOf } from "../support/widgets.ts";

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer({ background: false, on: database });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const REFUSED = { status: 403, body: { code: "live_mode_not_enabled", retryable: false } };
const XAF = { A: { currency: "XAF", available: 1_000_000 } };
const WIDGET_SCOPES = ["widgets:write", "widgets:read"];

/** A server of the same database that remembers no key, as one that was just started. */
async function withFreshServer(work: (url: string) => Promise<void>): Promise<void> {
  const other = await startTestServer({ background: false, on: database });
  try {
    await work(other.url);
  } finally {
    await other.stop();
  }
}

async function slugOf(tenant: TestTenant): Promise<string> {
  const { body } = await send(server.url, "GET /v1/tenant", { key: tenant.apiKey });
  return String(body.slug);
}

describe("a tenant for which live mode was not opened", () => {
  const byKey = ALL_OPERATIONS.filter(({ auth }) => auth.some((all) => all.includes("ApiKeyAuth")));
  let live: TestTenant;
  beforeAll(async () => {
    live = await server.provision({ livemode: true, liveOpen: false, accounts: XAF });
  });

  it.each(byKey.map(({ id, method, path }) => [id, method, path] as const))(
    "refuses its live keys: %s",
    async (_id, method, path) => {
      const line = `${method} ${path.replaceAll(/\{[^}]+\}/g, "anything")}`;
      const body = method === "GET" || method === "DELETE" ? {} : { body: {} };
      const got = await send(server.url, line, {
        key: live.apiKey,
        headers: { "idempotency-key": "closed" },
        ...body,
      });
      expect(got, got.text).toMatchObject(REFUSED);
      expect(got.headers.get("x-ratelimit-remaining")).not.toBeNull();
    },
  );

  it("has nothing to show for it afterwards, and its test keys work", async () => {
    const facts = await live.facts();
    expect(facts.accounts).toMatchObject({ A: { available: 1_000_000, reserved: 0 } });
    const test = { tenantId: live.id, livemode: false };
    const key = await createApiKey(server.services, test, { name: "T", scopes: ["*"] }, SYSTEM);
    const got = await send(server.url, "GET /v1/payments", { key: key.key ?? "" });
    expect(got.status).toBe(200);
  });

  it("speaks French about it, and of a wrong key says only that it is wrong", async () => {
    const french = await send(server.url, "GET /v1/payments", {
      key: live.apiKey,
      headers: { "accept-language": "fr" },
    });
    expect(french.body.title).toBe("Mode réel non activé");
    const wrong = await send(server.url, "GET /v1/payments", {
      key: `${live.apiKey.slice(0, -1)}!`,
    });
    expect(wrong.body.code).toBe("api_key_invalid");
  });
});

describe("live mode that the operator opens and closes", () => {
  it("lets keys in and out, while their payments go on", async () => {
    const live = await server.provision({ livemode: true, liveOpen: false, accounts: XAF });
    const slug = await slugAt(live);
    const asked = (url: string): Promise<Got> =>
      send(url, "GET /v1/balances", { key: live.apiKey });
    expect(await asked(server.url)).toMatchObject(REFUSED);
    expect(await setLiveSince(database.admin, slug, new Date())).toBe(true);
    await withFreshServer(async (url) => expect((await asked(url)).status).toBe(200));
    expect(await setLiveSince(database.admin, slug, null)).toBe(true);
    await withFreshServer(async (url) => expect(await asked(url)).toMatchObject(REFUSED));
    expect(await setLiveSince(database.admin, "no-such-tenant", new Date())).toBe(false);
  });

  it("ends what visitors of live widgets may do", async () => {
    const live = await server.provision({ livemode: true, accounts: XAF, scopes: WIDGET_SCOPES });
    const made = await send(server.url, "POST /v1/embedded/widgets", {
      key: live.apiKey,
      body: widgetOf.payment(),
    });
    expect(made.status, made.text).toBe(201);
    const token = String(made.body.session.clientToken);
    const asVisitor = (line: string, more: Send = {}): Promise<Got> =>
      visitor(server.url, token)(line, { headers: { "idempotency-key": "closed" }, ...more });
    expect((await asVisitor("GET /v1/embedded/client/session")).status).toBe(200);
    await setLiveSince(database.admin, await slugAt(live), null);
    const byToken = ALL_OPERATIONS.filter(({ auth }) =>
      auth.some((all) => all.includes("WidgetAuth")),
    );
    expect(byToken.length).toBeGreaterThan(4);
    for (const { method, path } of byToken) {
      const line = `${method} ${path.replaceAll(/\{[^}]+\}/g, "anything")}`;
      const got = await asVisitor(line, method === "GET" ? {} : { body: {} });
      expect(got, line).toMatchObject(REFUSED);
      // The page may read why.
      expect(got.headers.get("access-control-allow-origin")).toBe(SHOP);
    }
  });
});

it("a suspended tenant's keys are refused in both modes, until it is let in again", async () => {
  const test = await server.provision({ accounts: XAF });
  const slug = await slugOf(test);
  const livemode = { tenantId: test.id, livemode: true };
  const live = await createApiKey(server.services, livemode, { name: "L", scopes: ["*"] }, SYSTEM);
  await setTenantStatus(database.admin, slug, "suspended");
  await withFreshServer(async (url) => {
    for (const key of [test.apiKey, live.key ?? ""])
      expect(await send(url, "GET /v1/payments", { key })).toMatchObject({
        status: 403,
        body: { code: "tenant_suspended" },
      });
  });
  await setTenantStatus(database.admin, slug, "active");
  await withFreshServer(async (url) =>
    expect((await send(url, "GET /v1/payments", { key: test.apiKey })).status).toBe(200),
  );
});

/** The short name of a tenant whose live keys may not ask for it. */
async function slugAt(live: TestTenant): Promise<string> {
  const test = { tenantId: live.id, livemode: false };
  const scopes = ["tenant:read"];
  const key = await createApiKey(server.services, test, { name: "Slug", scopes }, SYSTEM);
  return slugOf({ ...live, apiKey: key.key ?? "" });
}
