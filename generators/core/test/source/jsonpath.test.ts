import { describe, expect, it } from "vitest";
import { select } from "../../src/source/jsonpath.ts";
import type { Value } from "../../src/source/plain.ts";

const root: Value = {
  store: {
    book: [
      { title: "A", price: 8, tags: ["x"] },
      { title: "B", price: 12, isbn: "1" },
      { title: "C", price: 20, isbn: "2" },
    ],
    "odd name": 1,
  },
  limit: 12,
};
const paths = (query: string): readonly string[] =>
  select(root, query).map((node) => node.path.join("/"));

describe("JSONPath (RFC 9535 without functions)", () => {
  it.each([
    ["$", [""]],
    ["$.store.book[0].title", ["store/book/0/title"]],
    ["$['store']['odd name']", ["store/odd name"]],
    ['$["store"].book[-1].title', ["store/book/2/title"]],
    ["$.store.book[*].price", ["store/book/0/price", "store/book/1/price", "store/book/2/price"]],
    ["$.store.book[0,2].title", ["store/book/0/title", "store/book/2/title"]],
    ["$.store.book[1:].title", ["store/book/1/title", "store/book/2/title"]],
    ["$.store.book[::2].title", ["store/book/0/title", "store/book/2/title"]],
    [
      "$.store.book[::-1].title",
      ["store/book/2/title", "store/book/1/title", "store/book/0/title"],
    ],
    ["$..isbn", ["store/book/1/isbn", "store/book/2/isbn"]],
    ["$..book[?@.isbn].title", ["store/book/1/title", "store/book/2/title"]],
    ["$..book[?(!@.isbn)].title", ["store/book/0/title"]],
    [
      "$..book[?@.price < 10 || @.title == 'C'].title",
      ["store/book/0/title", "store/book/2/title"],
    ],
    ["$..book[?@.price >= $.limit && @.isbn != '2'].title", ["store/book/1/title"]],
    ["$..book[?@.tags[0] == 'x'].price", ["store/book/0/price"]],
    ["$.store.book[?@.nothing == null]", []],
    ["$.nothing", []],
    ["$.store.book.title", []],
  ])("%s", (query, expected) => {
    expect(paths(query)).toEqual(expected);
  });

  it.each([
    "store",
    "$.",
    "$.store[",
    "$.store[']",
    "$.store[?]",
    "$[?@.a ==]",
    "$.a b",
    "$..count()",
    "$[?'a']",
  ])("refuses %s, saying where", (query) => {
    expect(() => select(root, query)).toThrow(/at character \d+/);
  });
});
