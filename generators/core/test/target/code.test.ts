import { describe, expect, it } from "vitest";
import type { View } from "../../src/target/code.ts";
import { compose, fixed, fragment, join, seal } from "../../src/target/code.ts";

const type = compose("type");

describe("code", () => {
  it("gathers the imports of every hole", () => {
    const inner = fragment(fixed("Money", "type"), [{ from: "money", name: "Money" }]);
    const list = type`List<${inner}>`;
    expect(list).toEqual({ code: "List<Money>", imports: [{ from: "money", name: "Money" }] });
    expect(join([list, inner], " | ", "type").imports).toHaveLength(2);
  });

  it("refuses words of a document at compile time", () => {
    const word: string = "x".repeat(2);
    // @ts-expect-error a raw string is no code
    const view: View = { title: word };
    // @ts-expect-error a computed string is not fixed
    expect(fixed(word, "literal")).toBe("xx");
    // @ts-expect-error a raw string may not fill a hole
    expect(type`List<${word}>`.code).toBe("List<xx>");
    expect(view).toEqual({ title: "xx" });
    const sealed: View = { title: seal(word, "literal") };
    expect(sealed).toEqual({ title: "xx" });
  });
});
