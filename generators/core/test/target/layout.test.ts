import { describe, expect, it } from "vitest";
import type { LayoutRules } from "../../src/target/layout.ts";
import { assertLayout } from "../../src/target/layout.ts";
import { printSurface, surfaceOf } from "../../src/target/surface.ts";
import { fixed } from "../../src/target/code.ts";
import type { FilePlan } from "../../src/target/target.ts";

const rules: LayoutRules = { tabs: [".mk"], blankLines: 1, columns: 10 };

describe("layout", () => {
  it.each([
    ["a", "no final newline"],
    ["", "an empty file"],
    ["a \n", "blanks at the end"],
    ["a\r\n", "carriage return"],
    ["\ta\n", "a tab"],
    ["a\n\n\nb\n", "more than 1 blank"],
    ["\na\n", "a blank line at the start"],
    ["a\n\n", "a blank line at the end"],
    ["a\u0000\n", "a control character"],
  ])("refuses %j", (text, reason) => {
    expect(() => assertLayout("f.txt", text, rules)).toThrow(reason);
  });

  it("allows tabs where the language wants them and counts long lines", () => {
    expect(assertLayout("f.mk", "\ta\n\nlonger than ten\n", rules)).toEqual({
      lines: 3,
      longLines: 1,
    });
  });
});

describe("surface", () => {
  const plan = (symbol: string, signature: string): FilePlan => ({
    path: fixed("a", "path"),
    ownership: "owned",
    origins: [],
    exports: [{ symbol, signature, origin: { pointer: "" } }],
    body: { kind: "text", text: fixed("a\n", "file") },
  });

  it("is sorted and holds each symbol once", () => {
    const lines = surfaceOf([plan("b", "()"), plan("a", "(x)"), plan("b", "()")]);
    expect(printSurface(lines)).toBe("a (x)\nb ()\n");
  });

  it("refuses two meanings of one symbol", () => {
    expect(() => surfaceOf([plan("a", "()"), plan("a", "(x)")])).toThrow("exported twice");
  });
});
