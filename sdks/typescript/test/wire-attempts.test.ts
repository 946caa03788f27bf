// Which failures are repeated, how often, and with which key and bytes. Judged at the socket, on both transports.
import { createServer as createTcp } from "node:net";
import { describe, expect, it } from "vitest";
import { ConnectionError } from "../src/runtime/errors.ts";
import { metaOf } from "../src/runtime/meta.ts";
import { virtualSeam } from "../src/runtime/seam.ts";
import { bareThing, client, createThing, deleteThing, getThing, THING } from "./support/client.ts";
import { answer, sequence, type Script } from "./support/raw-server.ts";
import { call, drop, failure, first, ok, settle, TRANSPORTS, UUID4, wire } from "./support/wire.ts";

describe.each(TRANSPORTS)("on %s", (_transport, transport) => {
  const start = wire(transport);
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
});
