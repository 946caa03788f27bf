// What a signal of the caller ends, and what it leaves behind. Judged at the socket, on both transports.
import { describe, expect, it } from "vitest";
import { CanceledError } from "../src/runtime/errors.ts";
import { client, createThing, getThing } from "./support/client.ts";
import { answer, rawServer, sequence, type Script } from "./support/raw-server.ts";
import { call, failure, ok, servers, TRANSPORTS, UUID4, wire } from "./support/wire.ts";

describe.each(TRANSPORTS)("on %s", (_transport, transport) => {
  const start = wire(transport);
  describe("cancelling", () => {
    const phases: readonly (readonly [string, Script])[] = [
      ["the wait for headers", () => undefined],
      ["the body", (socket) => void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{")],
      ["back-off", sequence(answer(503, {}, { "retry-after": "8" }))],
    ];
    it.each(phases)("during %s rejects at once and leaves nothing", async (phase, script) => {
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
      // Back-off would be eight seconds.
      expect(performance.now() - before).toBeLessThan(4000);
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
});
