// How long the client waits before it repeats, and the clocks that end an attempt or a call. Judged at the socket, on both transports.
import { describe, expect, it } from "vitest";
import {
  ConnectionError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from "../src/runtime/errors.ts";
import { metaOf } from "../src/runtime/meta.ts";
import { bareThing, client, createThing, getThing } from "./support/client.ts";
import { answer, rawServer, sequence, type Script } from "./support/raw-server.ts";
import { call, cleanUp, failure, first, ok, servers, TRANSPORTS, wire } from "./support/wire.ts";

describe.each(TRANSPORTS)("on %s", (_transport, transport) => {
  const start = wire(transport);
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
      // The body would drip for six seconds.
      expect(took).toBeLessThan(4000);
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
      // Fifty waits of 0.1 s would be five seconds.
      expect(performance.now() - before).toBeLessThan(4000);
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
});
