// Which connections are used, where requests go, and what their headers are. Judged at the socket, on both transports.
import { describe, expect, it } from "vitest";
import { ApiError } from "../src/runtime/errors.ts";
import { createThing, getThing, KEY, THING } from "./support/client.ts";
import { answer, rawServer, sequence } from "./support/raw-server.ts";
import { call, failure, ok, servers, settle, TRANSPORTS, wire } from "./support/wire.ts";

describe.each(TRANSPORTS)("on %s", (_transport, transport) => {
  const start = wire(transport);
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
});
