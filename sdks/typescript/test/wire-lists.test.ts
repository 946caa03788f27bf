// Lists and their pages. Judged at the socket, on both transports.
import { describe, expect, it } from "vitest";
import { DecodingError } from "../src/runtime/errors.ts";
import { metaOf } from "../src/runtime/meta.ts";
import { listThings } from "./support/client.ts";
import { answer, sequence } from "./support/raw-server.ts";
import { failure, TRANSPORTS, wire } from "./support/wire.ts";

describe.each(TRANSPORTS)("on %s", (_transport, transport) => {
  const start = wire(transport);
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
});
