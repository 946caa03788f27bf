import { createPublicKey, verify } from "node:crypto";
import type { ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LADDER_MS } from "../../src/domain/webhooks/ladder.ts";
import { payout, send, type Got, type Send } from "../support/client.ts";
import { startReceiver, status, type Received, type Receiver } from "../support/receiver.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let receiver: Receiver;
/** What the server's resolver answers for names. */
let addresses: readonly string[] = ["127.0.0.1"];
beforeAll(async () => {
  server = await startTestServer({
    background: false,
    services: {
      outbound: { allowLoopback: true, timeoutMs: 400, resolve: () => Promise.resolve(addresses) },
    },
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await receiver?.stop();
  receiver = await startReceiver();
  addresses = ["127.0.0.1"];
});
afterAll(() => receiver.stop());

/** A tenant whose clock stands still until the test moves it, with an endpoint at the receiver. */
async function subscriber(endpoint: object = {}, more: Send = {}) {
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 1_000_000 } },
    clock: "2027-01-04T10:00:00.000Z",
  });
  const call = (line: string, options: Send = {}): Promise<Got> =>
    send(server.url, line, { key: tenant.apiKey, ...options });
  let count = 0;
  const made = await call("POST /v1/webhooks/endpoints", {
    body: { url: receiver.url, events: ["payment.*"], ...endpoint },
    ...more,
  });
  expect(made.status, made.text).toBe(201);
  return {
    tenant,
    call,
    endpoint: made.body,
    pay: async (magic = "000"): Promise<Got["body"]> => {
      count += 1;
      const { body } = await call("POST /v1/payments", {
        body: payout(tenant.accounts["A"] ?? "", 1_000, magic),
        headers: { "idempotency-key": `pay-${count}` },
      });
      return body;
    },
    advance: (seconds: number) => call("POST /v1/sandbox/clock/advance", { body: { seconds } }),
    deliveries: async (query = ""): Promise<readonly Got["body"][]> =>
      (await call(`GET /v1/webhooks/endpoints/${made.body.id}/deliveries?limit=100${query}`)).body
        .data,
    reload: async () => (await call(`GET /v1/webhooks/endpoints/${made.body.id}`)).body,
  };
}

/** The nth request, negative from the end. */
function nth(index: number): Received {
  const found = receiver.got.at(index);
  if (found === undefined) throw new Error(`only ${receiver.got.length} requests came`);
  return found;
}
const types = (): string[] => receiver.got.map(({ json }) => json.type ?? json.event);
const verifies = (secret: string, { headers, body }: Received): unknown =>
  new Webhook(secret.replace("whsec_", "")).verify(body, headers as Record<string, string>);

describe("what arrives", () => {
  it("is signed as the published Standard Webhooks library wants it, and is the event of the log", async () => {
    const { endpoint, call, pay, advance, deliveries } = await subscriber();
    const payment = await pay();
    await advance(5);
    expect(types()).toEqual(["payment.created", "payment.submitted", "payment.completed"]);
    for (const received of receiver.got) {
      verifies(endpoint.secret, received);
      expect(() => verifies(endpoint.secret, { ...received, body: `${received.body} ` })).toThrow();
      expect(received.headers["user-agent"]).toBe("njia-webhooks/1");
      const event = await call(`GET /v1/events/${received.headers["webhook-id"]}`);
      expect(received.json).toEqual(event.body);
      expect(received.json.data.id).toBe(payment.id);
    }
    const sequences = receiver.got.map(({ json }) => json.sequence);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    expect((await deliveries()).map(({ status: state }) => state)).toEqual([
      "succeeded",
      "succeeded",
      "succeeded",
    ]);
  });

  it("carries Ed25519 signatures where the endpoint wants them", async () => {
    const { endpoint, pay, advance } = await subscriber({ signatureScheme: "ed25519" });
    expect(endpoint.secret).toBeNull();
    await pay();
    await advance(1);
    const { headers, body } = nth(0);
    const spki = Buffer.concat([
      Buffer.from("302a300506032b6570032100", "hex"),
      Buffer.from(endpoint.publicKey.slice(5), "base64"),
    ]);
    const key = createPublicKey({ key: spki, format: "der", type: "spki" });
    const [scheme, signature = ""] = String(headers["webhook-signature"]).split(",");
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    expect(scheme).toBe("v1a");
    expect(verify(null, Buffer.from(signed), key, Buffer.from(signature, "base64"))).toBe(true);
    expect(verify(null, Buffer.from(`${signed} `), key, Buffer.from(signature, "base64"))).toBe(
      false,
    );
  });

  it("is flat for endpoints of the former version, with the same facts and the old names", async () => {
    const { endpoint, pay, advance, call } = await subscriber(
      {},
      { headers: { "x-api-version": "2026-03-01" } },
    );
    expect(endpoint.payloadFormat).toBe("flat");
    const payment = await pay();
    await advance(1);
    const { json, headers } = nth(0);
    expect(json).toMatchObject({
      id: payment.id,
      object: "payment",
      event: "payment.created",
      amount: 1_000,
      amountMinorUnits: 1_000,
    });
    expect(json.data).toBeUndefined();
    expect(headers["deprecation"]).toBe("@1772323200");
    expect(headers["sunset"]).toBe("Tue, 01 Jun 2027 00:00:00 GMT");
    const event = (
      await call(`GET /v1/events/${json.eventId}`, { headers: { "x-api-version": "2026-03-01" } })
    ).body;
    const { event: type, eventId, eventTimestamp, ...resource } = json;
    expect({ type, id: eventId, timestamp: eventTimestamp, data: resource }).toEqual({
      type: event.type,
      id: event.id,
      timestamp: event.timestamp,
      data: event.data,
    });
    await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, {
      body: { payloadFormat: "enveloped", apiVersion: "2026-09-01" },
    });
    await pay();
    await advance(1);
    const last = nth(-1);
    expect(last.json).toMatchObject({ object: "event", apiVersion: "2026-09-01" });
    expect(last.json.data.amount).toBeUndefined();
    expect(last.headers["deprecation"]).toBeUndefined();
  });

  it("takes only what the endpoint selects", async () => {
    const { pay, advance } = await subscriber({ events: ["payment.completed", "callback.*"] });
    await pay();
    await advance(5);
    expect(types()).toEqual(["payment.completed"]);
  });
});

describe("the ladder", () => {
  it("makes ten attempts over about 75.6 hours on the test clock, with the same id and the same bytes, then gives up", async () => {
    receiver.script = status(500);
    const { pay, advance, deliveries, endpoint } = await subscriber({
      events: ["payment.created"],
    });
    await pay();
    await advance(80 * 3_600);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: "failed", attemptCount: 10, nextAttemptAt: null });
    const times = delivery.attempts.map(({ at }: { at: string }) => Date.parse(at));
    LADDER_MS.slice(1).forEach((delay, index) => {
      const waited = times[index + 1] - times[index];
      expect(waited).toBeGreaterThanOrEqual(delay * 0.9 - 1);
      expect(waited).toBeLessThanOrEqual(delay * 1.1 + 1);
    });
    expect(delivery.attempts[0]).toMatchObject({
      number: 1,
      httpStatus: 500,
      error: "http_status",
      responseSnippet: "answer 500",
    });
    expect(receiver.got).toHaveLength(10);
    expect(new Set(receiver.got.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.got.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    // Signed with real time, so that a receiver's five minutes hold although the test clock ran 80 hours ahead.
    for (const received of receiver.got) verifies(endpoint.secret, received);
  });

  it.each([
    [
      "a redirect, which is not followed",
      status(302, { location: "http://127.0.0.1:1/" }),
      { httpStatus: 302, error: "http_status" },
    ],
    ["silence", () => undefined, { httpStatus: null, error: "timeout" }],
    [
      "a broken connection",
      (_request: unknown, _index: number, answer: ServerResponse) => answer.socket?.destroy(),
      { httpStatus: null, error: "connection" },
    ],
  ])("goes on after %s", async (_name, script, attempt) => {
    receiver.script = script;
    const { pay, advance, deliveries } = await subscriber({ events: ["payment.created"] });
    await pay();
    await advance(1);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: "pending", attempts: [attempt] });
    receiver.script = status(200);
    await advance(10);
    expect((await deliveries())[0]).toMatchObject({ status: "succeeded", attemptCount: 2 });
  });

  it("counts a 2xx whose body never ends, and keeps 1,024 characters of it", async () => {
    receiver.script = (_request, _index, answer) =>
      void answer.writeHead(200).write("x".repeat(5_000));
    const { pay, advance, deliveries } = await subscriber({ events: ["payment.created"] });
    await pay();
    await advance(1);
    const [delivery] = await deliveries();
    expect(delivery.status).toBe("succeeded");
    expect(delivery.attempts[0].responseSnippet).toBe("x".repeat(1_024));
  });

  it.each([
    [429, "3600", 3_600, 3_601],
    [503, "999999", 86_400, 86_401],
    [500, "3600", 4, 6],
  ])("honours Retry-After on %i with %s", async (code, retryAfter, least, most) => {
    receiver.script = status(code, { "retry-after": retryAfter });
    const { pay, advance, deliveries } = await subscriber({ events: ["payment.created"] });
    await pay();
    await advance(1);
    const [delivery] = await deliveries();
    const waits = (Date.parse(delivery.nextAttemptAt) - Date.parse(delivery.attempts[0].at)) / 1000;
    expect(waits).toBeGreaterThanOrEqual(least);
    expect(waits).toBeLessThanOrEqual(most);
  });
});

describe("disabling", () => {
  it("follows 410: what is pending is skipped, the others are told, enabling starts afresh", async () => {
    receiver.script = (request, index, answer) =>
      status(request.json.type === "webhook_endpoint.disabled" ? 200 : 410)(request, index, answer);
    const { pay, advance, deliveries, reload, call, endpoint } = await subscriber();
    const other = await call("POST /v1/webhooks/endpoints", {
      body: { url: receiver.url, events: ["webhook_endpoint.*"] },
    });
    await pay();
    await advance(5);
    expect(await reload()).toMatchObject({
      status: "disabled",
      disabledReason: "gone_410",
      stats: { consecutiveFailures: 1 },
    });
    expect(new Set((await deliveries()).map(({ status: state }) => state))).toEqual(
      new Set(["failed", "skipped"]),
    );
    await advance(60);
    const told = receiver.got.filter(({ json }) => json.type === "webhook_endpoint.disabled");
    expect(told).toHaveLength(1);
    expect((told[0] as Received).json.data).toMatchObject({
      id: endpoint.id,
      status: "disabled",
      secret: null,
    });
    verifies(other.body.secret, told[0] as Received);
    const enabled = await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, {
      body: { status: "enabled" },
    });
    expect(enabled.body).toMatchObject({
      status: "enabled",
      disabledReason: null,
      stats: { consecutiveFailures: 0 },
    });
  });

  it("follows five days without one success, not a day earlier", async () => {
    receiver.script = status(500);
    const { pay, advance, reload } = await subscriber({ events: ["payment.created"] });
    await pay();
    await advance(4 * 86_400);
    await pay();
    await advance(3_600);
    expect(await reload()).toMatchObject({ status: "enabled" });
    await advance(18 * 3_600);
    expect(await reload()).toMatchObject({ status: "enabled" });
    await advance(18 * 3_600);
    expect(await reload()).toMatchObject({ status: "disabled", disabledReason: "failing" });
  });

  it("by hand or by deletion skips what is pending", async () => {
    receiver.script = status(500);
    const { pay, advance, deliveries, call, endpoint } = await subscriber({
      events: ["payment.created"],
    });
    await pay();
    await advance(1);
    await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, { body: { status: "disabled" } });
    const [delivery] = await deliveries();
    expect(delivery.status).toBe("skipped");
    await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, { body: { status: "enabled" } });
    const retried = await call(`POST /v1/webhooks/deliveries/${delivery.id}/retry`);
    expect(retried).toMatchObject({ status: 202, body: { status: "pending" } });
    expect((await call(`DELETE /v1/webhooks/endpoints/${endpoint.id}`)).status).toBe(204);
    expect((await call(`DELETE /v1/webhooks/endpoints/${endpoint.id}`)).status).toBe(404);
    await advance(86_400);
    expect(receiver.got).toHaveLength(1);
    expect((await call(`GET /v1/webhooks/deliveries/${delivery.id}`)).body.status).toBe("skipped");
  });
});

describe("order per resource", () => {
  it("never shows an event after a later one of its resource; other resources do not wait", async () => {
    const { pay, advance, deliveries } = await subscriber({ ordering: "per_resource" });
    const slow = await pay();
    receiver.script = (request, index, answer) =>
      status(request.json.data.id === slow.id ? 500 : 200)(request, index, answer);
    const quick = await pay();
    await advance(60);
    const of = (id: string): string[] =>
      receiver.got.filter(({ json }) => json.data.id === id).map(({ json }) => json.type);
    expect(of(quick.id)).toEqual(["payment.created", "payment.submitted", "payment.completed"]);
    expect(new Set(of(slow.id))).toEqual(new Set(["payment.created"]));
    receiver.script = status(200);
    await advance(3_600);
    expect(of(slow.id).filter((type, index, all) => all[index - 1] !== type)).toEqual([
      "payment.created",
      "payment.submitted",
      "payment.completed",
    ]);
    expect((await deliveries()).every(({ status: state }) => state === "succeeded")).toBe(true);
  });

  it("goes on with the next event when the ladder of one is over", async () => {
    const { pay, advance } = await subscriber({
      ordering: "per_resource",
      events: ["payment.created", "payment.completed"],
    });
    receiver.script = (request, index, answer) =>
      status(request.json.type === "payment.created" ? 500 : 200)(request, index, answer);
    await pay();
    await advance(80 * 3_600);
    expect(types()).toEqual([
      ...Array.from({ length: 10 }, () => "payment.created"),
      "payment.completed",
    ]);
  });
});

describe("rotation", () => {
  it("signs with both secrets for 24 hours, then with the new one alone", async () => {
    const { endpoint, call, pay, advance } = await subscriber({ events: ["payment.created"] });
    const rotated = await call(`POST /v1/webhooks/endpoints/${endpoint.id}/rotate-secret`);
    expect(rotated.body.secret).toMatch(/^whsec_/);
    expect(rotated.body.secret).not.toBe(endpoint.secret);
    await pay();
    await advance(1);
    verifies(endpoint.secret, nth(0));
    verifies(rotated.body.secret, nth(0));
    await advance(25 * 3_600);
    await pay();
    await advance(1);
    verifies(rotated.body.secret, nth(1));
    expect(() => verifies(endpoint.secret, nth(1))).toThrow();
    expect((await call(`GET /v1/webhooks/endpoints/${endpoint.id}`)).body).toMatchObject({
      secret: null,
      previousSecretExpiresAt: null,
    });
  });
});

describe("by hand", () => {
  it("a test event comes in either form, is not in the log and counts for nothing", async () => {
    receiver.script = status(500);
    const { endpoint, call, advance, reload } = await subscriber();
    const plain = await call(`POST /v1/webhooks/endpoints/${endpoint.id}/test`, { body: {} });
    const flat = await call(`POST /v1/webhooks/endpoints/${endpoint.id}/test`, {
      body: { eventType: "ghost_card.frozen", payloadFormat: "flat" },
    });
    expect([plain.status, flat.status]).toEqual([202, 202]);
    await advance(1);
    expect(receiver.got.map(({ json }) => json.type ?? json.event)).toEqual([
      "webhook_endpoint.test",
      "ghost_card.frozen",
    ]);
    expect(nth(1).json).toMatchObject({
      object: "ghost_card",
      eventId: flat.body.eventId,
    });
    verifies(endpoint.secret, nth(1));
    expect((await call(`GET /v1/events/${plain.body.eventId}`)).status).toBe(404);
    expect(await reload()).toMatchObject({
      stats: { lastFailureAt: null, consecutiveFailures: 0 },
    });
    expect((await call(`GET /v1/webhooks/deliveries/${plain.body.id}`)).body).toMatchObject({
      status: "pending",
      attemptCount: 1,
    });
  });

  it("a replay counts first, then delivers what never arrived, and all of it on request, under the same ids", async () => {
    const { endpoint, call, pay, advance, deliveries } = await subscriber({
      events: ["payment.created"],
    });
    await pay();
    await advance(1);
    await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, { body: { status: "disabled" } });
    await pay();
    await advance(1);
    await call(`PATCH /v1/webhooks/endpoints/${endpoint.id}`, { body: { status: "enabled" } });
    const replay = (body: object) =>
      call(`POST /v1/webhooks/endpoints/${endpoint.id}/replay`, {
        body: { since: "2027-01-04T00:00:00Z", ...body },
      });
    expect(await replay({ dryRun: true })).toMatchObject({
      status: 200,
      body: { count: 1, dryRun: true, types: ["payment.created"] },
    });
    expect(receiver.got).toHaveLength(1);
    expect(await replay({})).toMatchObject({ status: 202, body: { count: 1 } });
    await advance(1);
    expect(receiver.got).toHaveLength(2);
    expect(await replay({ onlyUndelivered: false })).toMatchObject({
      status: 202,
      body: { count: 2 },
    });
    await advance(1);
    expect(receiver.got).toHaveLength(4);
    expect(new Set(receiver.got.map(({ headers }) => headers["webhook-id"])).size).toBe(2);
    expect(await deliveries()).toHaveLength(2);
    expect(await replay({ since: "2026-01-01T00:00:00Z" })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: "/since" }] },
    });
  });

  it("a finished delivery is retried; one under way is not", async () => {
    receiver.script = status(500);
    const { call, pay, advance, deliveries } = await subscriber({ events: ["payment.created"] });
    await pay();
    await advance(1);
    const [delivery] = await deliveries();
    expect((await call(`POST /v1/webhooks/deliveries/${delivery.id}/retry`)).body.code).toBe(
      "invalid_state_transition",
    );
    receiver.script = status(200);
    await advance(10);
    const retried = await call(`POST /v1/webhooks/deliveries/${delivery.id}/retry`, {
      headers: { "idempotency-key": "r1" },
    });
    const replayed = await call(`POST /v1/webhooks/deliveries/${delivery.id}/retry`, {
      headers: { "idempotency-key": "r1" },
    });
    expect(replayed.text).toBe(retried.text);
    await advance(1);
    expect(receiver.got).toHaveLength(3);
    expect((await deliveries())[0]).toMatchObject({ status: "succeeded", attemptCount: 3 });
  });
});

describe("endpoints", () => {
  it("show their secret once, also under a repeated key", async () => {
    const { call, endpoint } = await subscriber();
    const create = () =>
      call("POST /v1/webhooks/endpoints", {
        body: { url: receiver.url, events: ["*"] },
        headers: { "idempotency-key": "e1" },
      });
    const [first, second] = [await create(), await create()];
    expect(first.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.body).toEqual({ ...first.body, secret: null });
    const list = await call("GET /v1/webhooks/endpoints");
    expect(list.body.data.map(({ id }: { id: string }) => id)).toEqual([
      first.body.id,
      endpoint.id,
    ]);
    expect(list.text).not.toContain("whsec_");
  });

  it("are at most sixteen, also when they are made at once", async () => {
    const { call } = await subscriber();
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        call("POST /v1/webhooks/endpoints", { body: { url: receiver.url, events: ["*"] } }),
      ),
    );
    expect(made.filter((one) => one.status === 201)).toHaveLength(15);
    expect(made.filter((one) => one.status === 400)).toHaveLength(5);
  });

  it.each([
    [{ url: "http://hooks.example/" }, "webhook_url_not_allowed"],
    [{ url: "https://169.254.169.254/latest" }, "webhook_url_not_allowed"],
    [{ url: "https://user:pw@hooks.example/" }, "webhook_url_not_allowed"],
    [{ events: ["payment.finished"] }, "webhook_event_unknown"],
    [{ apiVersion: "2020-01-01" }, "api_version_unsupported"],
  ])("refuse %j", async (body, code) => {
    addresses = ["8.8.8.8"];
    const { call } = await subscriber({ url: "https://hooks.example/" });
    const refused = await call("POST /v1/webhooks/endpoints", {
      body: { url: receiver.url, events: ["*"], ...body },
    });
    expect(refused).toMatchObject({ status: 400, body: { code } });
  });

  it("never reach a private address, not even when the name changes its mind after it was accepted", async () => {
    addresses = ["8.8.8.8"];
    const { pay, advance, deliveries, call } = await subscriber({
      url: "https://hooks.example:4443/",
      events: ["payment.created"],
    });
    for (const inside of ["10.0.0.7", "169.254.169.254", "::1", "::ffff:10.0.0.1"]) {
      addresses = ["8.8.8.8", inside];
      const refused = await call("POST /v1/webhooks/endpoints", {
        body: { url: "https://inside.example/", events: ["*"] },
      });
      // Loopback over https is what the test server was told to allow.
      expect(refused.status, inside).toBe(inside === "::1" ? 201 : 400);
    }
    addresses = ["10.0.0.7"];
    await pay();
    await advance(1);
    expect((await deliveries())[0]).toMatchObject({
      status: "pending",
      attempts: [{ error: "blocked_address", httpStatus: null }],
    });
  });

  it("of another tenant answer like absent ones", async () => {
    const [mine, theirs] = [await subscriber(), await subscriber()];
    receiver.script = status(200);
    await theirs.pay();
    await theirs.advance(1);
    const [delivery] = await theirs.deliveries();
    for (const line of [
      `GET /v1/webhooks/endpoints/${theirs.endpoint.id}`,
      `DELETE /v1/webhooks/endpoints/${theirs.endpoint.id}`,
      `POST /v1/webhooks/endpoints/${theirs.endpoint.id}/rotate-secret`,
      `GET /v1/webhooks/endpoints/${theirs.endpoint.id}/deliveries`,
      `GET /v1/webhooks/deliveries/${delivery.id}`,
      `POST /v1/webhooks/deliveries/${delivery.id}/retry`,
    ])
      expect((await mine.call(line)).body.code, line).toBe("resource_not_found");
    expect(
      (await mine.call(`PATCH /v1/webhooks/endpoints/${theirs.endpoint.id}`, { body: {} })).status,
    ).toBe(404);
    expect(
      (await mine.call(`POST /v1/webhooks/endpoints/${theirs.endpoint.id}/test`, { body: {} }))
        .status,
    ).toBe(404);
  });
});
