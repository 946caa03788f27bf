import { describe, expect, it } from "vitest";
import { match } from "../runner/match.ts";
import { substitute, tag, untag } from "../runner/values.ts";

const tagged = (
  expected: unknown,
  actual: unknown,
  variables = new Map<string, unknown>(),
): number => match(expected, actual, { variables, tagged: true }).length;
const plain = (
  expected: unknown,
  actual: unknown,
  variables = new Map<string, unknown>(),
): number => match(expected, actual, { variables, tagged: false }).length;

describe("expectations that hold", () => {
  it.each([
    [7, { $i64: "7" }],
    [null, { $null: 1 }],
    ["x", "x"],
    [true, true],
    [{ a: 1 }, { a: { $i64: "1" } }],
    [
      { $partial: true, a: 1 },
      { a: { $i64: "1" }, b: "more" },
    ],
    [
      [1, "b"],
      [{ $i64: "1" }, "b"],
    ],
    [{ a: { $absent: 1 }, b: "x" }, { b: "x" }],
    [{ $i64: "9007199254740993" }, { $i64: "9007199254740993" }],
    [{ $format: "uuid-v4" }, "0f5c1b9e-7b1f-4c55-9a53-2f8f6c9d1e11"],
    [{ $length: 2 }, ["a", "b"]],
    [{ $any: 1 }, { anything: "at all" }],
    [{ $lacks: ["secret"] }, "nothing of it"],
    [0.5, { $f64: "0.5" }],
  ])("%j matches %j", (expected, actual) => {
    expect(tagged(expected, actual)).toBe(0);
  });
});

describe("expectations that must not hold", () => {
  it.each([
    [7, { $i64: "8" }],
    [7, "7"],
    [7, 7],
    [7, { $f64: "7" }],
    [null, { $i64: "0" }],
    [null, "null"],
    ["", { $null: 1 }],
    [{ a: 1 }, { a: { $i64: "1" }, b: "more" }],
    [{ a: 1, b: 2 }, { a: { $i64: "1" } }],
    [[1], [{ $i64: "1" }, { $i64: "2" }]],
    [[], {}],
    [{ a: { $absent: 1 } }, { a: { $null: 1 } }],
    [{ $i64: "9007199254740993" }, { $i64: "9007199254740992" }],
    [{ $format: "uuid-v4" }, "0f5c1b9e-7b1f-1c55-9a53-2f8f6c9d1e11"],
    [{ $lacks: ["secret"] }, "the secret is here"],
    [{ $contains: "x" }, "abc"],
    [{ $matches: "^a$" }, "ab"],
    [{ $length: 2 }, ["a"]],
    [{ $range: [1, 2] }, { $i64: "3" }],
  ])("%j refuses %j", (expected, actual) => {
    expect(tagged(expected, actual)).toBeGreaterThan(0);
  });

  it("tells JSON numbers from text on the wire", () => {
    expect(plain({ n: 1 }, { n: 1 })).toBe(0);
    expect(plain({ n: 1 }, { n: "1" })).toBe(1);
    expect(plain({ n: null }, {})).toBe(1);
  });
});

describe("a moment", () => {
  const moment = { at: { $moment: "2026-11-20T10:00:00.120Z" } };
  it.each(["2026-11-20T10:00:00.120Z", "2026-11-20T10:00:00.12Z", "2026-11-20T10:00:00.12+00:00"])(
    "is %s",
    (at) => expect(plain(moment, { at })).toBe(0),
  );
  it.each([
    "2026-11-20T10:00:00Z",
    "2026-11-20T10:00:00.121Z",
    "2026-11-20T11:00:00.120+01:00",
    "2026-11-20",
    7,
  ])("is not %s", (at) => expect(plain(moment, { at })).toBe(1));
});

describe("variables", () => {
  it("bind on first sight and compare afterwards", () => {
    const variables = new Map<string, unknown>();
    expect(plain({ $bind: "k" }, "key-1", variables)).toBe(0);
    expect(plain({ $eq: "$k" }, "key-1", variables)).toBe(0);
    expect(plain({ $eq: "$k" }, "key-2", variables)).toBe(1);
    expect(plain({ $ne: "$k" }, "key-1", variables)).toBe(1);
    expect(plain("$k", "key-1", variables)).toBe(0);
  });

  it("are refused when nothing has bound them", () => {
    expect(() => substitute("$nobody", new Map())).toThrow(/\$nobody/);
  });
});

it("tagging and untagging are inverse for values a case can hold", () => {
  const value = { a: 1, b: null, c: ["x", 2.5, true], d: { e: "$x" } };
  expect(untag(tag(value))).toEqual(value);
});
