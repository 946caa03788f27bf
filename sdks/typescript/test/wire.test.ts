// Judged at the socket, on both transports: what the client says about itself is compared with what really came.
import { createServer as createTcp } from "node:net";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import {
  ApiError,
  CanceledError,
  ConnectionError,
  DecodingError,
  NjiaError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from "../src/runtime/errors.ts";
import { metaOf } from "../src/runtime/meta.ts";
import type { Operation } from "../src/runtime/operation.ts";
import type { ClientOptions } from "../src/runtime/options.ts";
import { virtualSeam } from "../src/runtime/seam.ts";
import { fetchTransport } from "../src/runtime/transport/fetch.ts";
import {
  bareThing,
  client,
  createThing,
  deleteThing,
  getThing,
  KEY,
  listThings,
  THING,
} from "./support/client.ts";
import { answer, rawServer, sequence, type RawServer, type Script } from "./support/raw-server.ts";

const servers: RawServer[] = [];
const cleanUp: (() => void)[] = [];
afterEach(async () => {
  for (const task of cleanUp.splice(0)) task();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ok = (): string => answer(200, THING);
// Node's fetch gives a connection back to its pool some turns after the body has been read.
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const drop: Script = (socket) => void socket.resetAndDestroy();
const first =
  (script: Script, then: string): Script =>
  (socket, request, index) =>
    index === 0 ? script(socket, request, index) : void socket.write(then);

async function failure(promise: PromiseLike<unknown>): Promise<NjiaError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof NjiaError) return error;
    throw new Error("a foreign error escaped", { cause: error });
  }
  throw new Error("the call did not fail");
}

const TRANSPORTS: readonly (readonly [string, () => ClientOptions])[] = [
  ["node:http", () => ({})],
  ["fetch", () => ({ transport: fetchTransport() })],
];

describe.each(TRANSPORTS)("on %s", (name, transport) => {
  async function start(script: Script, options: Parameters<typeof client>[0] = {}) {
    const server = await rawServer(script);
    servers.push(server);
    const slept: number[] = [];
    const seam = virtualSeam({
      start: Date.UTC(2026, 10, 20, 10),
      onSleep: (ms) => slept.push(ms),
    });
    const api = client({ baseUrl: server.url, seam, ...transport(), ...options });
    cleanUp.push(() => api.close());
    return { server, api, slept };
  }
  const call = (
    api: ReturnType<typeof client>,
    operation: Operation,
    options?: Parameters<ReturnType<typeof client>["call"]>[3],
  ) =>
    api.call<typeof THING>(
      operation,
      operation.path.includes("{") ? ["thg_1"] : [],
      operation.method === "POST" ? { amountMinorUnits: 1, currency: "XAF" } : undefined,
      options,
    );

  describe("attempts", () => {
    it.each([getThing, createThing, bareThing, deleteThing])(
      "maxRetries 0 is one request for $id when the server reads and hangs up",
      async (operation) => {
        const { server, api } = await start(drop, { maxRetries: 0 });
        const error = await failure(call(api, operation));
        expect(error).toBeInstanceOf(ConnectionError);
        expect(error).toMatchObject({ attempts: 1, outcome: "unknown" });
        await new Promise((resolve) => setTimeout(resolve, 30));
        expect(server.requests).toHaveLength(1);
      },
    );

    it("commit-then-drop: the second attempt carries the same key and bytes", async () => {
      const { server, api, slept } = await start(
        first(drop, answer(201, THING, { "idempotent-replayed": "true" })),
      );
      const result = await call(api, createThing);
      expect(result).toEqual(THING);
      expect(server.requests).toHaveLength(2);
      const [one, two] = server.requests;
      expect(one?.headers["idempotency-key"]).toMatch(UUID4);
      expect(two?.headers["idempotency-key"]).toBe(one?.headers["idempotency-key"]);
      expect(two?.body).toBe(one?.body);
      expect([one?.headers["x-retry-count"], two?.headers["x-retry-count"]]).toEqual(["0", "1"]);
      expect(slept).toEqual([375]);
      const meta = metaOf(result);
      expect(meta).toMatchObject({ status: 201, attempts: 2, replayed: true, requestId: "req_1" });
      expect(meta.idempotencyKey).toBe(one?.headers["idempotency-key"]);
    });

    it("a stale reused connection does not repeat a write behind our back", async () => {
      const { server, api } = await start((socket, _request, index) =>
        index === 0 ? void socket.write(ok()) : void socket.destroy(),
      );
      await call(api, getThing);
      await settle();
      const error = await failure(call(api, bareThing));
      expect(error).toMatchObject({ attempts: 1, outcome: "unknown" });
      expect(server.requests).toHaveLength(2);
      expect(server.requests[1]?.port).toBe(server.requests[0]?.port);
    });

    it("500, 500, 200 is three requests with one key", async () => {
      const script = sequence(answer(500, {}), answer(500, {}), ok());
      const { server, api, slept } = await start(script);
      await call(api, createThing);
      expect(server.requests.map((request) => request.headers["x-retry-count"])).toEqual([
        "0",
        "1",
        "2",
      ]);
      expect(
        new Set(server.requests.map((request) => request.headers["idempotency-key"])).size,
      ).toBe(1);
      expect(slept).toEqual([375, 750]);
    });

    it("a write without key is not repeated on 500, 503, reset; it is on 429 and 503 with Retry-After", async () => {
      for (const script of [
        sequence(answer(500, {}), ok()),
        sequence(answer(503, {}), ok()),
        first(drop, ok()),
      ]) {
        const { server, api } = await start(script);
        await failure(call(api, bareThing));
        expect(server.requests).toHaveLength(1);
      }
      for (const early of [answer(429, {}), answer(503, {}, { "retry-after": "1" })]) {
        const { server, api } = await start(sequence(early, ok()));
        await call(api, bareThing);
        expect(server.requests).toHaveLength(2);
        expect(server.requests[0]?.headers["idempotency-key"]).toBeUndefined();
      }
    });

    it("a refused connection is repeated even without key, and nothing happened", async () => {
      const probe = createTcp();
      await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
      const { port } = probe.address() as { port: number };
      await new Promise((resolve) => probe.close(resolve));
      const slept: number[] = [];
      const seam = virtualSeam({ onSleep: (ms) => slept.push(ms) });
      const api = client({ baseUrl: `http://127.0.0.1:${port}`, seam, ...transport() });
      const error = await failure(call(api, bareThing));
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({ attempts: 3, outcome: "none" });
      expect(slept).toHaveLength(2);
    });

    it.each([
      ["mid-headers", "HTTP/1.1 200 OK\r\ncontent-le"],
      ["mid-body", 'HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\n{"id":'],
      ["mid-chunk", 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"id"\r\n'],
    ])(
      "an answer that breaks off %s is a connection error, repeated when safe",
      async (_, text) => {
        const cut: Script = (socket) => void socket.end(text);
        const { server, api } = await start(first(cut, ok()));
        await call(api, getThing);
        expect(server.requests).toHaveLength(2);
        const second = await start(cut);
        const error = await failure(call(second.api, createThing));
        expect(error).toBeInstanceOf(ConnectionError);
        expect(error).toMatchObject({ attempts: 3, outcome: "unknown" });
        expect(error.idempotencyKey).toMatch(UUID4);
      },
    );
  });

  describe("waiting", () => {
    it.each([
      [{ "retry-after": "3" }, [3000]],
      [{ "retry-after": "12" }, [12_000]],
      [{ "retry-after": "60" }, [60_000]],
      [{ "retry-after-ms": "250", "retry-after": "9" }, [250]],
      [{ "retry-after": "Fri, 20 Nov 2026 10:00:03 GMT" }, [3000]],
      [{ "retry-after": "Fri, 20 Nov 2020 10:00:03 GMT" }, [0]],
      [{ "retry-after": "soon" }, [375]],
    ])("obeys %j", async (headers, expected) => {
      const { api, slept } = await start(sequence(answer(503, {}, headers), ok()));
      await call(api, getThing);
      expect(slept).toEqual(expected);
    });

    it("Retry-After 90 is one attempt and retryAfter 90000", async () => {
      const { server, api, slept } = await start(
        sequence(answer(429, {}, { "retry-after": "90" }), ok()),
      );
      const error = await failure(call(api, getThing));
      expect(error).toBeInstanceOf(RateLimitError);
      expect(error).toMatchObject({ attempts: 1, retryAfter: 90_000 });
      expect(server.requests).toHaveLength(1);
      expect(slept).toEqual([]);
      await call(api, getThing, { maxRetryAfter: 90_000 });
    });

    it("does not wait beyond the deadline, and obeys when it fits", async () => {
      const late = answer(503, {}, { "retry-after": "10" });
      const tight = await start(sequence(late, ok()));
      const error = await failure(call(tight.api, getThing, { deadline: 5000 }));
      expect(error).toBeInstanceOf(ServerError);
      expect(error).toMatchObject({ attempts: 1, retryAfter: 10_000 });
      const wide = await start(sequence(late, ok()));
      await call(wide.api, getThing, { deadline: 11_000 });
      expect(wide.slept).toEqual([10_000]);
    });

    it("obeys X-Should-Retry", async () => {
      const never = await start(sequence(answer(503, {}, { "x-should-retry": "false" }), ok()));
      await failure(call(never.api, getThing));
      expect(never.server.requests).toHaveLength(1);
      const always = await start(sequence(answer(400, {}, { "x-should-retry": "true" }), ok()));
      await call(always.api, createThing);
      expect(always.server.requests).toHaveLength(2);
    });
  });

  describe("clocks", () => {
    const drip: Script = (socket) => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n");
      const timer = setInterval(() => socket.write("x"), 60);
      socket.on("close", () => clearInterval(timer));
    };
    const silent: Script = () => undefined;

    it.each([
      ["a dripping body", drip],
      ["a silent server", silent],
    ])("timeout covers %s to the last byte", async (_, script) => {
      const { server, api } = await start(script, { timeout: 200, maxRetries: 0 });
      const before = performance.now();
      const error = await failure(call(api, getThing));
      const took = performance.now() - before;
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toBeInstanceOf(ConnectionError);
      expect(took).toBeGreaterThanOrEqual(195);
      expect(took).toBeLessThan(400);
      await expect.poll(() => server.closed.length).toBeGreaterThan(0);
    });

    it("an attempt timeout is repeated when safe", async () => {
      const { server, api } = await start(first(silent, ok()), { timeout: 150 });
      expect(metaOf(await call(api, createThing)).attempts).toBe(2);
      expect(server.requests).toHaveLength(2);
      const bare = await start(first(silent, ok()), { timeout: 150 });
      expect(await failure(call(bare.api, bareThing))).toMatchObject({
        attempts: 1,
        outcome: "unknown",
      });
    });

    it("a deadline ends the whole call, back-off included", async () => {
      const server = await rawServer(sequence(answer(503, {}, { "retry-after": "0.1" })));
      servers.push(server);
      const api = client({ baseUrl: server.url, maxRetries: 50, ...transport() });
      cleanUp.push(() => api.close());
      const before = performance.now();
      const error = await failure(call(api, getThing, { deadline: 350 }));
      expect(performance.now() - before).toBeLessThan(450);
      expect(error).toMatchObject({ retryAfter: 100 });
      const slow = await rawServer(silent);
      servers.push(slow);
      const other = client({ baseUrl: slow.url, ...transport() });
      const late = await failure(call(other, getThing, { deadline: 150 }));
      expect(late).toBeInstanceOf(TimeoutError);
      expect(late.message).toContain("deadline of 150 ms");
      expect(slow.requests).toHaveLength(1);
    });
  });

  describe("cancelling", () => {
    const phases: readonly (readonly [string, Script])[] = [
      ["the wait for headers", () => undefined],
      ["the body", (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{")],
      ["back-off", sequence(answer(503, {}, { "retry-after": "8" }))],
    ];
    it.each(phases)("during %s rejects within 20 ms and leaves nothing", async (phase, script) => {
      const server = await rawServer(script);
      servers.push(server);
      const api = client({ baseUrl: server.url, ...transport() });
      const controller = new AbortController();
      const reason = new Error("the user left");
      const promise = failure(call(api, createThing, { signal: controller.signal }));
      await expect.poll(() => server.requests.length).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const before = performance.now();
      controller.abort(reason);
      const error = await promise;
      expect(performance.now() - before).toBeLessThan(20);
      expect(error).toBeInstanceOf(CanceledError);
      expect(error.cause).toBe(reason);
      expect(error).toMatchObject({ attempts: 1, outcome: "unknown" });
      expect(error.idempotencyKey).toMatch(UUID4);
      if (phase !== "back-off") await expect.poll(() => server.closed.length).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(server.requests).toHaveLength(1);
      expect(process.getActiveResourcesInfo().filter((name) => name === "Timeout")).toHaveLength(0);
    });

    it("before the call sends nothing", async () => {
      const { server, api } = await start(sequence(ok()));
      const error = await failure(call(api, getThing, { signal: AbortSignal.abort() }));
      expect(error).toBeInstanceOf(CanceledError);
      expect(error).toMatchObject({ attempts: 0, outcome: "none" });
      expect(server.requests).toHaveLength(0);
    });

    it("leaves no listener on a long-lived signal", async () => {
      const { api } = await start(sequence(answer(503, {}), ok()));
      const { signal } = new AbortController();
      let listeners = 0;
      const { addEventListener, removeEventListener } = signal;
      signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        listeners++;
        addEventListener.apply(signal, args);
      };
      signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
        listeners--;
        removeEventListener.apply(signal, args);
      };
      await call(api, getThing, { signal });
      expect(listeners).toBe(0);
    });
  });

  describe("connections", () => {
    it("two calls in a row use one connection", async () => {
      const { server, api } = await start(sequence(ok()));
      await call(api, getThing);
      await settle();
      await call(api, createThing);
      expect(server.requests[1]?.port).toBe(server.requests[0]?.port);
    });

    it.each([301, 302, 303, 307, 308])(
      "a %d is an error; the other origin sees nothing",
      async (status) => {
        const other = await rawServer(sequence(ok()));
        servers.push(other);
        const { server, api } = await start(
          sequence(answer(status, THING, { location: `${other.url}/x` })),
        );
        const error = await failure(call(api, createThing));
        expect(error).toBeInstanceOf(ApiError);
        expect(error.status).toBe(status);
        expect(error.message).toContain(other.url);
        expect(server.requests).toHaveLength(1);
        expect(other.requests).toHaveLength(0);
      },
    );

    it.each([300, 304])("a %d with a fitting body is no success", async (status) => {
      const { api } = await start(sequence(status === 304 ? answer(304) : answer(status, THING)));
      expect((await failure(call(api, getThing))).status).toBe(status);
    });

    it("sends the headers of the contract, once", async () => {
      const { server, api } = await start(sequence(ok()), { sessionToken: "svs_secret_token" });
      await call(api, createThing, { headers: { "X-Correlation-Id": "c-1" } });
      const headers = server.requests[0]?.headers ?? {};
      expect(headers).toMatchObject({
        "x-api-key": KEY,
        authorization: "Bearer svs_secret_token",
        "x-api-version": "2026-09-01",
        "x-correlation-id": "c-1",
        "content-type": "application/json",
        "x-retry-count": "0",
      });
      expect(headers["user-agent"]).toMatch(
        /^njia-typescript\/2\.4\.0 \(node\/[\d.]+; \w+; \w+\) api\/2\.4\.0$/,
      );
      expect(headers["cookie"]).toBeUndefined();
    });
  });

  describe("results and errors", () => {
    // trap:T20 models are plain values: equal by value, without metadata, and nothing is converted on reading.
    it("keeps metadata out of sight", async () => {
      const headers = {
        "x-ratelimit-limit": "600",
        "x-ratelimit-remaining": "599",
        "x-ratelimit-reset": "1795168860",
        deprecation: "@1772323200",
        sunset: "Tue, 01 Jun 2027 00:00:00 GMT",
      };
      const { api } = await start(sequence(answer(200, THING, headers)));
      const result = await call(api, getThing);
      expect(result).toStrictEqual(THING);
      expect(JSON.stringify(result)).toBe(JSON.stringify(THING));
      expect(Object.keys({ ...result })).toEqual(Object.keys(THING));
      expect(metaOf(result)).toMatchObject({
        rateLimit: { limit: 600, remaining: 599, reset: 1795168860 },
        deprecation: { deprecation: "@1772323200", sunset: "Tue, 01 Jun 2027 00:00:00 GMT" },
        replayed: false,
        idempotencyKey: undefined,
      });
    });

    it("204 is an empty result where documented, else a decoding error", async () => {
      const { api } = await start(sequence("HTTP/1.1 204 X\r\nx-request-id: req_1\r\n\r\n"));
      const empty = await api.call<object>(deleteThing, ["thg_1"], undefined);
      expect(empty).toEqual({});
      expect(metaOf(empty).status).toBe(204);
      const error = await failure(call(api, getThing));
      expect(error).toBeInstanceOf(DecodingError);
      expect(error).toMatchObject({ path: "$", status: 204, requestId: "req_1" });
    });

    it("an unreadable success names path, status and key, and is not repeated", async () => {
      const { server, api } = await start(sequence(answer(201, { id: 5, note: null })));
      const error = await failure(call(api, createThing));
      expect(error).toBeInstanceOf(DecodingError);
      expect(error).toMatchObject({ path: "$.id", status: 201, outcome: "unknown", attempts: 1 });
      expect(server.requests).toHaveLength(1);
    });

    it("maps a problem document", async () => {
      const problem = {
        title: "Not enough",
        status: 422,
        detail: "Too much.",
        code: "quote_expired",
        retryable: false,
        errors: [{ pointer: "/amountMinorUnits", code: "max", message: "too large" }],
      };
      const { api } = await start(
        sequence(answer(422, problem, { "content-type": "application/problem+json" })),
      );
      const error = await failure(call(api, createThing));
      expect(error).toMatchObject({
        name: "UnprocessableEntityError",
        status: 422,
        code: "quote_expired",
        fields: problem.errors,
        body: problem,
        requestId: "req_1",
        retryable: false,
        outcome: "none",
        attempts: 1,
      });
      expect(error.message).toContain("Too much.");
    });

    it("HTML never hides the status", async () => {
      const { api } = await start(
        sequence(answer(502, "<h1>Bad gateway</h1>", { "content-type": "text/html" })),
      );
      const error = await failure(call(api, createThing, { maxRetries: 0 }));
      expect(error).toBeInstanceOf(ServerError);
      expect(error).toMatchObject({
        status: 502,
        rawBody: "<h1>Bad gateway</h1>",
        outcome: "unknown",
      });
      expect(error.body).toBeUndefined();
    });

    it("a lost commit followed by 429 stays unknown", async () => {
      const { api } = await start(
        first(drop, answer(429, { code: "rate_limited" }, { "retry-after": "90" })),
      );
      expect(await failure(call(api, createThing))).toMatchObject({
        status: 429,
        outcome: "unknown",
        attempts: 2,
      });
    });

    it("asResponse hands over the unread answer", async () => {
      const { api } = await start(sequence(ok()));
      const response = await call(api, getThing).asResponse();
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(THING);
      const { data, meta } = await call(api, getThing).withResponse();
      expect(data).toEqual(THING);
      expect(meta.status).toBe(200);
    });
  });

  describe("lists", () => {
    const page = (ids: readonly string[], nextCursor: string | null): string =>
      answer(200, {
        data: ids.map((id) => ({ id, note: null })),
        hasMore: nextCursor !== null,
        nextCursor,
      });

    it("iterates over all pages, one connection, and stops early without a further request", async () => {
      const { server, api } = await start(sequence(page(["a", "b"], "b"), page(["c"], null)));
      const seen: string[] = [];
      for await (const item of api.list<{ id: string }, unknown>(listThings, [], { limit: 2 }))
        seen.push(item.id);
      expect(seen).toEqual(["a", "b", "c"]);
      expect(server.requests.map((request) => request.target)).toEqual([
        "/v1/things?limit=2",
        "/v1/things?limit=2&startingAfter=b",
      ]);
      const early = await start(sequence(page(["a", "b"], "b")));
      for await (const item of early.api.list<{ id: string }, unknown>(listThings, [], undefined)) {
        expect(item.id).toBe("a");
        break;
      }
      expect(early.server.requests).toHaveLength(1);
    });

    it("a repeated cursor raises", async () => {
      const { server, api } = await start(sequence(page(["a"], "a"), page(["a"], "a")));
      const error = await failure(
        (async () => {
          for await (const _ of api.list(listThings, [], undefined));
        })(),
      );
      expect(error).toBeInstanceOf(DecodingError);
      expect(error.cursor).toBe("a");
      expect(server.requests).toHaveLength(2);
    });

    it("an error midway names the cursor to resume from", async () => {
      const { api } = await start(
        sequence(page(["a"], "a"), answer(403, { code: "insufficient_scope" })),
      );
      const seen: unknown[] = [];
      const error = await failure(
        (async () => {
          for await (const item of api.list(listThings, [], undefined)) seen.push(item);
        })(),
      );
      expect(seen).toHaveLength(1);
      expect(error).toMatchObject({ status: 403, cursor: "a" });
    });

    it("pages carry metadata and the whole body", async () => {
      const { api } = await start(sequence(page(["a"], "a"), page(["b"], null)));
      const one = await api.list<{ id: string }, { hasMore: boolean }>(listThings, [], undefined);
      expect(one.data).toHaveLength(1);
      expect(one.cursor).toBe("a");
      expect(one.body.hasMore).toBe(true);
      expect(metaOf(one).requestId).toBe("req_1");
      const two = await one.next();
      expect(two?.data[0]?.id).toBe("b");
      expect(two?.hasNext()).toBe(false);
      expect(await two?.next()).toBeUndefined();
    });
  });

  it("prints no secret, however it is printed", async () => {
    const pan = "4111111111111111";
    const session = "svs_0123456789abcdefghijABCDEFGHIJ";
    const lines: string[] = [];
    const log = (...args: unknown[]): void =>
      void lines.push(...args.map((arg) => inspect(arg, { depth: 9 })));
    const logger = { error: log, warn: log, info: log, debug: log };
    const echo = answer(400, {
      code: "validation_failed",
      detail: `bad key ${KEY} and card ${pan}`,
      pan,
    });
    const { api } = await start(
      sequence(echo, answer(200, { ...THING, pan, cvc: "123", secret: session })),
      {
        logger,
        logLevel: "debug",
        logBodies: true,
        sessionToken: session,
        maxRetries: 0,
      },
    );
    const send = (): PromiseLike<unknown> =>
      api.call(createThing, [], {
        amountMinorUnits: 1,
        currency: "XAF",
        pan,
        cvc: "987654",
        sessionToken: session,
      });
    const error = await failure(send());
    await send();
    const printed = [
      ...lines,
      inspect(error, { depth: 9, showHidden: false }),
      String(error),
      error.stack,
      JSON.stringify(error),
      inspect(api, { depth: 9, showHidden: true }),
      JSON.stringify(api),
      String(api),
    ].join("\n");
    expect(lines.length).toBeGreaterThan(3);
    for (const secret of [
      KEY,
      session,
      pan,
      "987654",
      btoa(KEY).slice(0, 40),
      encodeURIComponent(session),
    ])
      expect(printed).not.toContain(secret);
  });

  it("hooks see frozen events and cannot break the call", async () => {
    const events: string[] = [];
    const hook = (event: object): void => {
      expect(Object.isFrozen(event)).toBe(true);
      events.push(Object.keys(event).join());
      throw new Error("a broken hook");
    };
    const { api } = await start(sequence(answer(503, {}), ok()), {
      onRequest: hook,
      onResponse: hook,
      onRetry: hook,
    });
    await call(api, createThing);
    expect(events).toHaveLength(5);
    expect(name).toBeTruthy();
  });
});
