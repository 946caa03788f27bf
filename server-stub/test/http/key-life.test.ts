import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { hashPassword } from "../../src/crypto/password.ts";
import { createApiKey } from "../../src/domain/auth/api-keys.ts";
import { storeUser } from "../../src/domain/auth/users.ts";
import { OPERATOR, SYSTEM } from "../../src/domain/shared/actor.ts";
import { sequenceEvents } from "../../src/workers/sequencer.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { openStream } from "../support/sse.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

const PASSWORD = "correct horse battery staple";
const DAY = 86_400;
const EMAIL = "owner@test.example";
let server: TestServer;
let tenant: TestTenant;
let bearer: Send;
beforeAll(async () => {
  server = await startTestServer({ background: false });
  tenant = await server.provision({ accounts: { A: { currency: "XAF", available: 1_000 } } });
  const scope = { tenantId: tenant.id, livemode: false };
  const user = { email: EMAIL, name: "Owner", role: "owner", locale: "en" } as const;
  await storeUser(server.services, scope, user, await hashPassword(PASSWORD));
  const session = await call("POST /v1/auth/login", { body: { email: EMAIL, password: PASSWORD } });
  bearer = { headers: { authorization: `Bearer ${session.body.accessToken}` } };
});
afterAll(() => server.stop());

const call = (line: string, more: Send = {}): Promise<Got> =>
  send(server.url, line, { key: tenant.apiKey, ...more });
const advance = (seconds: number): Promise<Got> =>
  call("POST /v1/sandbox/clock/advance", { body: { seconds } });
const isoIn = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

async function make(body: object = {}): Promise<Got["body"]> {
  const made = await call("POST /v1/api-keys", {
    ...bearer,
    body: { name: "CI", scopes: ["balances:read"], ...body },
  });
  expect(made.status, made.text).toBe(201);
  return made.body;
}

async function announced(id: string): Promise<readonly Got["body"][]> {
  await sequenceEvents(server.services);
  const { body } = await call("GET /v1/events?type=api_key.expiring&limit=100");
  return body.data.filter(({ data }: Got["body"]) => data.id === id);
}

it("a key's end is announced a week before, once, without its secret; a key without end is not", async () => {
  const [key, endless] = [await make({ expiresAt: isoIn(10 * DAY) }), await make()];
  await advance(3 * DAY - 600);
  expect(await announced(key.id)).toEqual([]);
  // A reset of test mode leaves keys alone, and so their notices.
  await call("POST /v1/sandbox/reset", { headers: { "idempotency-key": "reset" } });
  await advance(3 * DAY + 600);
  await advance(3 * DAY);
  const events = await announced(key.id);
  expect(events).toHaveLength(1);
  expect(events[0].data).toMatchObject({ id: key.id, status: "active", key: null });
  expect(events[0].data.expiresAt).toBe(key.expiresAt);
  expect(await announced(endless.id)).toEqual([]);
});

it("a rolled key's end is announced in the middle of the overlap; that of a revoked one is not", async () => {
  const [rolled, revoked] = [await make(), await make({ expiresAt: isoIn(2 * DAY) })];
  const successor = await call(`POST /v1/api-keys/${rolled.id}/roll`, {
    ...bearer,
    body: { overlapHours: 24 },
  });
  expect(successor.status).toBe(201);
  expect((await call(`DELETE /v1/api-keys/${revoked.id}`, bearer)).status).toBe(200);
  await advance(DAY / 2 - 600);
  expect(await announced(rolled.id)).toEqual([]);
  await advance(3 * DAY);
  expect(await announced(rolled.id)).toMatchObject([{ data: { status: "rolled" } }]);
  expect(await announced(successor.body.id)).toEqual([]);
  expect(await announced(revoked.id)).toEqual([]);
});

it("a key made by the operator is told of and audited; one made by seeding is not", async () => {
  const scope = { tenantId: tenant.id, livemode: false };
  const facts = { name: "Operator key", scopes: ["*"] };
  const made = await createApiKey(server.services, scope, facts, OPERATOR);
  const seeded = await createApiKey(server.services, scope, facts, SYSTEM);
  await sequenceEvents(server.services);
  const events = await call("GET /v1/events?type=api_key.created&limit=100");
  const ids = events.body.data.map(({ data }: Got["body"]) => data.id);
  expect(ids).toContain(made.id);
  expect(ids).not.toContain(seeded.id);
  expect(events.text).not.toContain(made.key);
  const audit = await call(`GET /v1/audit-log?resourceId=${made.id}`);
  expect(audit.body.data).toMatchObject([
    { action: "api_key.created", actor: { type: "system", id: null, display: "Operator" } },
  ]);
  expect((await call(`GET /v1/audit-log?resourceId=${seeded.id}`)).body.data).toEqual([]);
});

it("wider scopes of a key are in the audit log, with who gave them", async () => {
  const key = await make();
  const changed = await call(`PATCH /v1/api-keys/${key.id}`, {
    ...bearer,
    body: { scopes: ["balances:read", "payments:write"] },
  });
  expect(changed.status, changed.text).toBe(200);
  const { body } = await call(`GET /v1/audit-log?resourceId=${key.id}`);
  expect(body.data[0]).toMatchObject({
    action: "api_key.updated",
    actor: { type: "user" },
    requestId: changed.headers.get("x-request-id"),
    before: { scopes: ["balances:read"] },
    after: { scopes: ["balances:read", "payments:write"] },
  });
  expect((await call("GET /v1/audit-log/verify")).body).toMatchObject({ valid: true });
});

it("events and audit entries of a key name the request that made, rolled or ended it", async () => {
  const made = await call("POST /v1/api-keys", {
    ...bearer,
    body: { name: "Traced", scopes: ["balances:read"] },
  });
  const { id } = made.body;
  const rolled = await call(`POST /v1/api-keys/${id}/roll`, { ...bearer, body: {} });
  const ended = await call(`DELETE /v1/api-keys/${id}`, bearer);
  const requests = [made, rolled, ended].map(({ headers }) => headers.get("x-request-id"));
  const audit = (await call(`GET /v1/audit-log?resourceId=${id}`)).body.data.toReversed();
  expect(audit.map(({ requestId }: Got["body"]) => requestId)).toEqual(requests);
  await sequenceEvents(server.services);
  const events = (await call(`GET /v1/events?resourceId=${id}`)).body.data.toReversed();
  expect(events.map(({ request }: Got["body"]) => request.id)).toEqual(requests);
});

it("revoking a key ends its open streams within the next look at it, and not those of other keys", async () => {
  const scopes = ["events:read", "webhooks:read", "*"];
  const [mine, other] = [await make({ scopes }), await make({ scopes })];
  const open = (key: string) => openStream(`${server.url}/v1/events/stream`, { "x-api-key": key });
  const [ending, lasting] = [await open(mine.key), await open(other.key)];
  try {
    await ending.until((frames) => frames.length > 0);
    expect((await call(`DELETE /v1/api-keys/${mine.id}`, bearer)).body.status).toBe("revoked");
    // The server looks at keys every 15 s; its stopwatch is moved instead of waiting.
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + 16_000);
    await ending.ended;
    expect(ending.frames.at(-1)).toMatchObject({
      event: "stream.closing",
      data: { reason: "credentials_ended", retryAfter: null },
    });
    expect(lasting.frames.some(({ event }) => event === "stream.closing")).toBe(false);
  } finally {
    vi.restoreAllMocks();
    lasting.hangUp();
  }
  expect((await send(server.url, "GET /v1/events", { key: mine.key })).body.code).toBe(
    "api_key_revoked",
  );
}, 20_000);
