import { describe, expect, it } from "vitest";
import { fixed, fragment } from "../../src/target/code.ts";
import { byCodePoint, collectImports, groupImports } from "../../src/target/imports.ts";

const code = fixed("x", "type");

describe("imports", () => {
  it("are sorted, unique, and of run time as soon as one use is", () => {
    const imports = collectImports(
      [
        fragment(code, [{ from: "b", name: "B", typeOnly: true }]),
        fragment(code, [
          { from: "a", name: "Z" },
          { from: "b", name: "B" },
        ]),
        [
          { from: "a", name: "A" },
          { from: "self", name: "Me" },
        ],
      ],
      "self",
    );
    expect(imports).toEqual([
      { from: "a", name: "A" },
      { from: "a", name: "Z" },
      { from: "b", name: "B" },
    ]);
    expect(groupImports(imports)).toEqual([
      { from: "a", whole: [], names: imports.slice(0, 2), typeOnly: false },
      { from: "b", whole: [], names: imports.slice(2), typeOnly: false },
    ]);
  });

  it("sorts by code point, not by UTF-16 unit or locale", () => {
    expect(["\u{1F600}", "\uFF5E", "a", "B"].sort(byCodePoint)).toEqual([
      "B",
      "a",
      "\uFF5E",
      "\u{1F600}",
    ]);
  });
});
