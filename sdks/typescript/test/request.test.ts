import { describe, expect, it } from "vitest";
import { form, octets, plainText } from "../src/runtime/bodies.ts";
import { ConfigurationError } from "../src/runtime/errors.ts";
import { multipart } from "../src/runtime/multipart.ts";
import type { Operation } from "../src/runtime/operation.ts";
import { prepare } from "../src/runtime/prepare.ts";
import { Money } from "./support/client.ts";

const get = (path: string, tables: Partial<Operation> = {}): Operation => ({
  id: "x",
  method: "GET",
  path,
  ...tables,
});
const target = async (operation: Operation, path: unknown[], params?: unknown): Promise<string> =>
  (await prepare(operation, path, params)).target;

describe("paths", () => {
  it.each([
    ["/a/{id}", ["x y/z%2F..é"], "/a/x%20y%2Fz%252F..%C3%A9"],
    ["/a/{id}", [["b", "c"]], "/a/b,c"],
    ["/a/{id*}", [{ b: 1, c: 2 }], "/a/b=1,c=2"],
    ["/a/{.id}", [["b", "c"]], "/a/.b,c"],
    ["/a/{.id*}", [["b", "c"]], "/a/.b.c"],
    ["/a/{;id}", ["b"], "/a/;id=b"],
    ["/a/{;id*}", [["b", "c"]], "/a/;id=b;id=c"],
    ["/a/{id{}}", [{ b: 1 }], "/a/%7B%22b%22%3A1%7D"],
    ["/a/{one}/{two}", ["1", 2], "/a/1/2"],
  ])("%s with %j is %s", async (path, values, expected) => {
    expect(await target(get(path), values)).toBe(expected);
  });
  it.each(["", ".", "..", undefined, null, NaN, "\ud800"])("refuses %j", async (value) => {
    await expect(target(get("/a/{id}"), [value])).rejects.toBeInstanceOf(ConfigurationError);
  });
});

describe("queries", () => {
  it.each([
    [undefined, { a: 1, b: "x&y=z", c: true, d: undefined }, "?a=1&b=x%26y%3Dz&c=true"],
    [
      undefined,
      { ids: ["a", "b"], at: new Date(0) },
      "?ids=a&ids=b&at=1970-01-01T00%3A00%3A00.000Z",
    ],
    ["ids,", { ids: ["a,b", "c"] }, "?ids=a%2Cb,c"],
    ["ids_", { ids: ["a", "b"] }, "?ids=a%20b"],
    ["ids|", { ids: ["a", "b"] }, "?ids=a%7Cb"],
    ["f[]", { f: { a: 1, b: { c: 2 } } }, "?f[a]=1&f[b][c]=2"],
    ["f{}", { f: { a: 1 } }, "?f=%7B%22a%22%3A1%7D"],
    ["+f", { f: "a/b?c" }, "?f=a/b?c"],
    ["size=page%5Bsize%5D", { size: 5 }, "?page[size]=5"],
    [undefined, {}, ""],
  ])("%s with %j is %s", async (query, params, expected) => {
    expect(await target(get("/a", query === undefined ? {} : { query }), [], params)).toBe(
      `/a${expected}`,
    );
  });
  it("refuses numbers that are no numbers", async () => {
    await expect(target(get("/a"), [], { a: 2 ** 53 })).rejects.toBeInstanceOf(ConfigurationError);
    await expect(target(get("/a"), [], { a: () => 1 })).rejects.toBeInstanceOf(ConfigurationError);
  });
});

describe("one flat record", () => {
  const post: Operation = {
    id: "p",
    method: "POST",
    path: "/p",
    query: "expand",
    header: "prefer=Prefer",
    cookie: "sid",
    body: Money,
  };
  it("is split into query, headers, cookies and body", async () => {
    const it = await prepare(post, [], {
      amountMinorUnits: 1,
      currency: "XAF",
      prefer: "wait=5",
      expand: "a",
      sid: "s",
    });
    expect(it.target).toBe("/p?expand=a");
    expect(it.headers).toEqual({ prefer: "wait=5", cookie: "sid=s" });
    expect(it.encoded).toEqual({
      body: '{"amountMinorUnits":1,"currency":"XAF"}',
      contentType: "application/json",
    });
  });
  it("keeps absent, null and a value apart", async () => {
    const it = await prepare({ ...post, body: true }, [], { a: undefined, b: null, c: 0 });
    expect(it.encoded?.body).toBe('{"b":null,"c":0}');
  });
  it("sends no body for none, and an empty one for an empty record", async () => {
    expect((await prepare(post, [], undefined)).encoded).toBeUndefined();
    expect((await prepare(post, [], {})).encoded?.body).toBe("{}");
  });
  it("takes a body under its own key", async () => {
    const it = await prepare({ ...post, body: true, bodyKey: "body" }, [], {
      body: [1],
      expand: "a",
    });
    expect(it.encoded?.body).toBe("[1]");
  });
  it.each([250.5, "250", NaN])(
    "refuses the amount %s before any request",
    async (amountMinorUnits) => {
      await expect(prepare(post, [], { amountMinorUnits })).rejects.toMatchObject({
        path: "$.amountMinorUnits",
      });
    },
  );
  it.each(["a\r\nX-Evil: 1", "a\u0100"])(
    "refuses the header %j and does not repeat it",
    async (prefer) => {
      await expect(prepare(post, [], { prefer })).rejects.toThrow(/Prefer holds a character/);
    },
  );
});

describe("other bodies", () => {
  it("form", () => {
    expect(
      form({ a: "x y", b: ["1", "2"], c: { d: 1 } }, "application/x-www-form-urlencoded").body,
    ).toBe("a=x+y&b=1&b=2&c[d]=1");
  });
  it("text and octets", async () => {
    expect(plainText("é", "text/plain")).toEqual({
      body: "é",
      contentType: "text/plain; charset=utf-8",
    });
    expect((await octets(new Uint8Array([1, 2]), "application/pdf")).body).toEqual(
      new Uint8Array([1, 2]),
    );
    await expect(octets({}, "application/pdf")).rejects.toBeInstanceOf(ConfigurationError);
  });
  it("multipart, byte by byte", async () => {
    const { body, contentType } = await multipart({
      title: "a",
      tags: ["x", "y"],
      meta: { n: 1 },
      none: undefined,
      file: { content: new Uint8Array([0x68, 0x69]), name: 'a"\r\n.txt', type: "text/plain" },
      raw: new Blob(["z"], { type: "image/png" }),
    });
    const boundary = /boundary=(.+)$/.exec(contentType)?.[1] ?? "";
    const part = (head: string, content: string): string =>
      `--${boundary}\r\nContent-Disposition: form-data; name=${head}\r\n\r\n${content}\r\n`;
    expect(new TextDecoder().decode(body as Uint8Array)).toBe(
      part('"title"', "a") +
        part('"tags"', "x") +
        part('"tags"', "y") +
        part('"meta"\r\nContent-Type: application/json', '{"n":1}') +
        part('"file"; filename="a%22%0D%0A.txt"\r\nContent-Type: text/plain', "hi") +
        part('"raw"; filename="raw"\r\nContent-Type: image/png', "z") +
        `--${boundary}--\r\n`,
    );
  });
});
