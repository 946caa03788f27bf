import { describe, expect, it } from "vitest";
import {
  deprecationNote,
  deprecationSentences,
  jsonFile,
  markdownLine,
  oneLine,
  wrappedDoc,
  wrapWords,
} from "../../src/plan/prose.ts";

describe("prose", () => {
  it("becomes one line without marks of direction and without markup", () => {
    expect(oneLine("  a\u202eb\n\tc\u0000 ")).toBe("a b c");
    expect(markdownLine("a|b <i>\n`c`")).toBe("a\\|b \\<i\\> \\`c\\`");
  });

  it("wraps at words, keeps the indentation, and hangs what follows", () => {
    expect(wrapWords("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrapWords("  one two three", 8, 2)).toEqual(["  one", "    two", "    three"]);
    expect(wrapWords("unbreakable", 3)).toEqual(["unbreakable"]);
    expect(wrapWords("", 10)).toEqual([""]);
  });

  it("of a declaration has no two empty lines in a row and none at the end", () => {
    const doc = { summary: "Sum\nmary.", body: "One two.\n\n\nThree.\n\n" };
    expect(wrappedDoc(doc, "", 80, (line) => line)).toEqual([
      "Sum mary.",
      "",
      "One two.",
      "",
      "Three.",
    ]);
    expect(wrappedDoc(undefined, "Fallback.", 80, (line) => line)).toEqual(["Fallback."]);
  });
});

describe("deprecations", () => {
  it("tell the facts that are known", () => {
    const facts = { since: "2026-03-01", replacement: "listAll", sunset: "2027-01-01" };
    expect(deprecationNote(facts)).toBe(" since 2026-03-01; use listAll; it ends on 2027-01-01.");
    expect(deprecationNote({})).toBe(".");
    const spelling = { start: "Deprecated", otherwise: "Do not use it." };
    expect(deprecationSentences(facts, spelling)).toBe(
      "Deprecated since 2026-03-01. Use listAll. Works until 2027-01-01.",
    );
    expect(deprecationSentences({}, spelling)).toBe("Do not use it.");
  });
});

it("files of JSON hold no character that a tool could misread, and read back the same", () => {
  const value = { "a\u2028": ["\ufeff", "\ud800", 1, null] };
  const text = jsonFile(value);
  expect(text).toMatch(/^[\n -~]*$/);
  expect(JSON.parse(text)).toEqual(value);
});
