// What a call yields: values, metadata, errors. Judged at the socket, on both transports.
import { describe, expect, it } from "vitest";
import { DecodingError, ServerError } from "../src/runtime/errors.ts";
import { metaOf } from "../src/runtime/meta.ts";
import { createThing, deleteThing, getThing, THING } from "./support/client.ts";
import { answer, sequence } from "./support/raw-server.ts";
import { call, drop, failure, first, ok, TRANSPORTS, wire } from "./support/wire.ts";

describe.each(TRANSPORTS)("on %s", (_transport, transport) => {
  const start = wire(transport);
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
});
