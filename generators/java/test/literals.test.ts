import { describe, expect, test } from "vitest";
import { docLines, text } from "../src/literals.ts";
import { classWords, folderOf, naming, packageOf } from "../src/naming.ts";
import { spell } from "@njia/generator-core";

describe("a string literal", () => {
  test("holds quotes, line ends and control characters as escapes that Java reads inside the literal", () => {
    expect(text('a"b\\c\n\u0000\u2028')).toBe('"a\\"b\\\\c\\n\\000\\u2028"');
  });
});

describe("a comment", () => {
  test("cannot be ended, cannot hold tags or HTML, and cannot start a Unicode escape", () => {
    const lines = docLines({ summary: "a */ b {@link x} <b> \\u002a/" }, "x").join("\n");
    expect(lines).toBe(" * a *&#47; b {&#64;link x} &lt;b&gt; &#92;u002a/");
  });

  test("says why something is deprecated", () => {
    expect(docLines(undefined, "Old.", { since: "2026-09-01", replacement: "create" }).at(-1)).toBe(
      " * @deprecated since 2026-09-01; use create",
    );
  });
});

describe("names", () => {
  test("packages are legal", () => {
    expect([packageOf("dev.njia"), packageOf("swagger-petstore"), packageOf("int.new")]).toEqual([
      "dev.njia",
      "swaggerpetstore",
      "apiint.apinew",
    ]);
    expect(folderOf("dev.njia")).toBe("dev/njia");
  });

  test("words of Java and of every class are rescued", () => {
    expect(spell(["class"], "member", naming)).toBe("class_");
    expect(spell(["get", "class"], "member", naming)).toBe("getClass_");
    expect(spell(["string"], "type", naming)).toBe("String_");
  });

  test("long class names keep their first words and stay apart", () => {
    const words = Array.from({ length: 30 }, (_, place) => `word${"abcdefghij"[place % 10] ?? ""}`);
    const one = classWords({ wire: "one", words: [...words, "one"] });
    const two = classWords({ wire: "two", words: [...words, "two"] });
    expect(spell(one.words, "type", naming).length).toBeLessThanOrEqual(72);
    expect(spell(one.words, "type", naming)).not.toBe(spell(two.words, "type", naming));
  });
});
