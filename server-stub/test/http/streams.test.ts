import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Webhook } from "standardwebhooks";
import { headSequence, purgeEvents } from "../../src/db/queries/event-log.ts";
import { commit } from "../../src/db/unit.ts";
import { newEvent } from "../../src/domain/shared/events.ts";
import { send, type Got, type Send } from "../support/client.ts";
import { openContract } from "../support/contract.ts";
import { openStream, type Frame, type OpenStream } from "../support/sse.ts";
import { startTestServer, type TestServer, type TestTenant } from "../support/test-server.ts";

let server: TestServer;
const open: OpenStream[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => open.splice(0).forEach((stream) => stream.hangUp()));

interface Listener {
  readonly tenant: TestTenant;
  call(line: string, more?: Send): Promise<Got>;
  stream(path?: string, headers?: Readonly<Record<string, string>>): Promise<OpenStream>;
  /** Commits events about a resource, as a command would. */
  emit(count: number, type?: string, resource?: object): Promise<void>;
}

async function listener(): Promise<Listener> {
  const tenant = await server.provision({
    accounts: { A: { currency: "XAF", available: 100_000 } },
  });
  const scope = { tenantId: tenant.id, livemode: false };
  // What was made with the tenant has its numbers before the test looks.
  for (
    let tries = 0;
    tries < 500 && (await headSequence(server.services.db, scope)) < 2;
    tries += 1
  )
    await new Promise((resolve) => setTimeout(resolve, 20));
  const { body: account } = await send(server.url, `GET /v1/accounts/${tenant.accounts["A"]}`, {
    key: tenant.apiKey,
  });
  return {
    tenant,
    call: (line, more = {}) => send(server.url, line, { key: tenant.apiKey, ...more }),
    async stream(path = "/v1/events/stream", headers = {}) {
      const stream = await openStream(`${server.url}${path}`, {
        "x-api-key": tenant.apiKey,
        ...headers,
      });
      open.push(stream);
      return stream;
    },
    async emit(count, type = "account.created", resource = {}) {
      for (let index = 0; index < count; index += 1)
        await commit(
          server.services.db,
          scope,
          { events: [newEvent(type, { ...account, ...resource }, new Date().toISOString(), null)] },
          null,
        );
      server.services.wake();
    },
  };
}

const sequences = (frames: readonly Frame[]): number[] =>
  frames.flatMap(({ id }) => (id === null ? [] : [Number(id)]));
const named = (frames: readonly Frame[], event: string): Frame[] =>
  frames.filter((frame) => frame.event === event);

describe("the event stream", () => {
  it("tells its state first, then every event as it is in the log, with the fields that every answer has", async () => {
    const { stream, emit, call } = await listener();
    const live = await stream();
    expect(live.status).toBe(200);
    const problems = openContract().problemsOf({
      method: "GET",
      path: "/v1/events/stream",
      status: 200,
      headers: live.headers,
      body: "",
    });
    expect(problems).toEqual([]);
    expect(live.headers.get("cache-control")).toBe("no-store");
    await live.until((frames) => frames.length > 0);
    expect(live.frames[0]).toMatchObject({ event: "stream.state", data: { lagMs: 0 } });
    await emit(3);
    await live.until((frames) => sequences(frames).length === 3);
    const log = await call(`GET /v1/events?afterSequence=${live.frames[0]?.data.head}`);
    expect(named(live.frames, "account.created").map(({ data }) => data)).toEqual(log.body.data);
    for (const { raw } of live.frames)
      expect(raw.split("\n").filter((line) => line.startsWith("data: "))).toHaveLength(1);
  });

  it("goes on where it stopped, over many breaks, without a loss and without a repeat", async () => {
    const { stream, emit } = await listener();
    const got: number[] = [];
    const first = await stream();
    await first.until((frames) => frames.length > 0);
    let last = String(first.frames[0]?.data.head);
    const start = Number(last);
    // What was made with the tenant may get its numbers only now.
    const writing = emit(60);
    first.hangUp();
    while (got.length < 60) {
      const part = await stream("/v1/events/stream", { "last-event-id": last });
      const want = Math.min(60 - got.length, 7);
      await part.until((frames) => sequences(frames).length >= want);
      part.hangUp();
      const came = sequences(part.frames);
      got.push(...came);
      last = String(came.at(-1) ?? last);
    }
    await writing;
    expect(got).toEqual(Array.from({ length: got.length }, (_, index) => start + 1 + index));
  });

  it("takes an event's id as a position, selects types, and says when a position is not in the log", async () => {
    const { stream, emit, call } = await listener();
    await emit(2);
    await emit(1, "account.frozen");
    await server.services.eventSignals.wait(
      { tenantId: "", livemode: false },
      300,
      new AbortController().signal,
    );
    const { body } = await call("GET /v1/events?limit=100");
    const oldest = body.data.at(-1);
    const some = await stream("/v1/events/stream?types=account.frozen", {
      "last-event-id": oldest.id,
    });
    await some.until((frames) => named(frames, "account.frozen").length === 1);
    expect(named(some.frames, "account.created")).toEqual([]);
    const ahead = await stream("/v1/events/stream", { "last-event-id": "999999" });
    await ahead.until((frames) => frames.length >= 2);
    expect(ahead.frames[0]).toMatchObject({
      event: "stream.gap",
      data: { reason: "unknown_position", to: 999_999 },
    });
  });

  it("names what the log no longer keeps, before anything else, and numbers never begin again", async () => {
    const { stream, emit, tenant } = await listener();
    const scope = { tenantId: tenant.id, livemode: false };
    await emit(3);
    const before = await stream("/v1/events/stream", { "last-event-id": "0" });
    await before.until((frames) => sequences(frames).length >= 3);
    const head = sequences(before.frames).at(-1) ?? 0;
    await server.services.db.tenant(scope, (run) => purgeEvents(run, new Date(Date.now() + 1_000)));
    const after = await stream("/v1/events/stream", { "last-event-id": "0" });
    await after.until((frames) => frames.length >= 2);
    expect(after.frames[0]).toMatchObject({
      event: "stream.gap",
      data: { from: 1, to: head, reason: "retention" },
    });
    await emit(1);
    await after.until((frames) => sequences(frames).length === 1);
    expect(sequences(after.frames)).toEqual([head + 1]);
  });

  it("shows another tenant nothing", async () => {
    const [mine, theirs] = [await listener(), await listener()];
    const stream = await mine.stream("/v1/events/stream", { "last-event-id": "0" });
    await theirs.emit(3);
    await mine.emit(1);
    await stream.until((frames) => sequences(frames).length >= 2);
    expect(
      new Set(named(stream.frames, "account.created").map(({ data }) => data.tenantId)),
    ).toEqual(new Set([mine.tenant.id]));
  });

  it("is bounded: the 65th is told to wait, and a place is free again when one ends", async () => {
    const { stream } = await listener();
    const many = await Promise.all(Array.from({ length: 64 }, () => stream()));
    expect(many.every(({ status }) => status === 200)).toBe(true);
    const refused = await stream();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).not.toBeNull();
    many[0]?.hangUp();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await stream()).status).toBe(200);
  });
});

describe("listen sessions", () => {
  it("keep one secret per profile, show it once, and stream by their own filters", async () => {
    const { call, emit, stream } = await listener();
    const body = {
      types: ["account.*"],
      where: ["data.name=wanted"],
      device: "laptop",
      profile: "work",
    };
    const made = await call("POST /v1/webhooks/listen-sessions", {
      body,
      headers: { "idempotency-key": "l1" },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { status: "open", connected: false, device: "laptop", profile: "work" },
    });
    expect(made.body.secret).toMatch(/^whsec_/);
    new Webhook(made.body.secret.replace("whsec_", ""));
    const replayed = await call("POST /v1/webhooks/listen-sessions", {
      body,
      headers: { "idempotency-key": "l1" },
    });
    expect(replayed.body).toEqual({ ...made.body, secret: null });
    const again = await call("POST /v1/webhooks/listen-sessions", { body });
    const other = await call("POST /v1/webhooks/listen-sessions", { body: { profile: "home" } });
    expect(again.body.secret).toBe(made.body.secret);
    expect(other.body.secret).not.toBe(made.body.secret);

    const path = new URL(made.body.streamUrl);
    const live = await stream(`${path.pathname}${path.search}`);
    await emit(1, "account.created", { name: "other" });
    await emit(1, "account.created", { name: "wanted" });
    await live.until((frames) => sequences(frames).length === 1);
    expect(live.frames.at(-1)?.data.data.name).toBe("wanted");
    const list = await call("GET /v1/webhooks/listen-sessions");
    expect(list.body.data.find(({ id }: { id: string }) => id === made.body.id)).toMatchObject({
      connected: true,
      secret: null,
    });

    const result = {
      eventId: live.frames.at(-1)?.data.id,
      attempt: 1,
      httpStatus: 200,
      durationMs: 11,
    };
    const record = () =>
      call(`POST /v1/webhooks/listen-sessions/${made.body.id}/results`, {
        body: { results: [result] },
      });
    expect([(await record()).status, (await record()).status]).toEqual([204, 204]);

    expect((await call(`DELETE /v1/webhooks/listen-sessions/${made.body.id}`)).status).toBe(204);
    expect((await call(`DELETE /v1/webhooks/listen-sessions/${made.body.id}`)).status).toBe(204);
    await live.until((frames) => named(frames, "stream.closing").length === 1, 15_000);
    await live.ended;
    expect((await stream(`${path.pathname}${path.search}`)).status).toBe(404);
  });

  it("start where they are told, in the flat form if wanted", async () => {
    const { call, emit, stream } = await listener();
    await emit(2);
    const made = await call("POST /v1/webhooks/listen-sessions", {
      body: { afterSequence: 0, payloadFormat: "flat" },
    });
    const live = await stream(`/v1/events/stream?session=${made.body.id}`);
    await live.until((frames) => sequences(frames).length >= 2);
    expect(live.frames.find(({ id }) => id !== null)?.data).toMatchObject({
      event: "account.created",
      object: "account",
    });
    const both = await call("POST /v1/webhooks/listen-sessions", {
      body: { afterSequence: 0, createdAfter: new Date().toISOString() },
    });
    expect(both).toMatchObject({ status: 400, body: { code: "validation_failed" } });
    const unknown = await call("POST /v1/webhooks/listen-sessions", {
      body: { types: ["payment.finished"] },
    });
    expect(unknown).toMatchObject({ status: 400, body: { code: "webhook_event_unknown" } });
  });

  it("are at most ten, also when they are opened at once; the refusal names them", async () => {
    const { call } = await listener();
    const made = await Promise.all(
      Array.from({ length: 14 }, () => call("POST /v1/webhooks/listen-sessions", { body: {} })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = made.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body.code).toBe("listen_session_limit");
    const last = await call("POST /v1/webhooks/listen-sessions", { body: {} });
    expect(last.body.sessions).toHaveLength(10);
  });

  it("of another tenant answer like absent ones", async () => {
    const [mine, theirs] = [await listener(), await listener()];
    const { body } = await theirs.call("POST /v1/webhooks/listen-sessions", { body: {} });
    expect((await mine.call(`DELETE /v1/webhooks/listen-sessions/${body.id}`)).status).toBe(404);
    expect((await mine.stream(`/v1/events/stream?session=${body.id}`)).status).toBe(404);
    const results = [{ eventId: "evt_01kag9z3v5e8rtq6y4m2n7p0cd", attempt: 1, durationMs: 1 }];
    expect(
      (
        await mine.call(`POST /v1/webhooks/listen-sessions/${body.id}/results`, {
          body: { results },
        })
      ).status,
    ).toBe(404);
  });
});

describe("the request log", () => {
  it("lists what was answered, newest first, without secrets, and streams what comes", async () => {
    const { call, stream, tenant } = await listener();
    const live = await stream("/v1/request-log/stream?minStatus=400");
    await live.until((frames) => frames.length > 0);
    const failed = await call("POST /v1/payments", {
      body: {},
      headers: { "idempotency-key": "k-1", "x-correlation-id": "order-1" },
    });
    await call("GET /v1/balances?createdAfter=x");
    await live.until((frames) => named(frames, "request").length >= 2);
    const { data } = named(live.frames, "request")[0] ?? { data: null };
    expect(data).toMatchObject({
      id: failed.headers.get("x-request-id"),
      method: "POST",
      path: "/v1/payments",
      operationId: "createPayment",
      status: 400,
      code: failed.body.code,
      correlationId: "order-1",
      idempotencyKey: "k-1",
      livemode: false,
      actor: { type: "api_key" },
    });
    const list = await call("GET /v1/request-log?operationId=createPayment");
    expect(list.body.data).toEqual([data]);
    expect(list.text).not.toContain(tenant.apiKey);
    expect(named(live.frames, "request").every(({ data: entry }) => entry.status >= 400)).toBe(
      true,
    );
    const other = await listener();
    expect((await other.call("GET /v1/request-log")).text).not.toContain("order-1");
  });
});

describe("shutting down", () => {
  it("says goodbye on every stream, answers what is running, and ends", async () => {
    const own = await startTestServer();
    const tenant = await own.provision({ accounts: { A: { currency: "XAF", available: 1_000 } } });
    const live = await openStream(`${own.url}/v1/events/stream`, { "x-api-key": tenant.apiKey });
    await live.until((frames) => frames.length > 0);
    const began = performance.now();
    await own.stop();
    expect(performance.now() - began).toBeLessThan(9_000);
    await live.ended;
    expect(live.frames.at(-1)).toMatchObject({
      event: "stream.closing",
      data: { reason: "shutdown", retryAfter: 1 },
    });
  });
});
