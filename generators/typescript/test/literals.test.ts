import ts from "typescript";
import { describe, expect, it } from "vitest";
import {
  comment,
  docComment,
  json,
  key,
  markdown,
  scalar,
  tableName,
  text,
} from "../src/literals.ts";
import { printable } from "../src/structure.ts";
import { fixed } from "@njia/generator-core";

const HOSTILE = [
  '"',
  "'",
  "`",
  "${x}",
  "*/",
  "\\",
  "\n",
  "\r",
  "\u2028",
  "\0",
  "\ud800",
  "</script>",
  "//",
  "@internal",
  "\u007f",
];

/** Evaluates an expression that the target printed. */
function evaluate(code: string): unknown {
  const { diagnostics, outputText } = ts.transpileModule(`(${code})`, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  expect(diagnostics).toEqual([]);
  return (0, eval)(outputText) as unknown;
}

describe("literals", () => {
  it.each(HOSTILE)("%j comes out as it went in", (value) => {
    expect(evaluate(text(value))).toBe(value);
    expect(evaluate(json({ [value]: [value] }))).toEqual({ [value]: [value] });
    expect(/[^\x20-\x7e\n\u00a0-\ud7ff]/.test(text(value))).toBe(false);
  });
  it("keeps __proto__ a property", () => {
    expect(Object.keys(evaluate(json(JSON.parse('{"__proto__":1}'))) as object)).toEqual([
      "__proto__",
    ]);
    expect(key("a-b")).toBe('"a-b"');
    expect(key("ok")).toBe("ok");
  });
  it("prints numbers exactly", () => {
    for (const value of [0, -1, 1.5, 1e300, true]) expect(evaluate(scalar(value))).toBe(value);
  });
  it("encodes names in tables so that blanks and marks cannot break them", () => {
    for (const value of [...HOSTILE.filter((item) => item !== "\ud800"), "a b:c", "é|[]"]) {
      expect(tableName(value)).toMatch(/^[\w$.%-]*$/);
      expect(decodeURIComponent(tableName(value))).toBe(value);
    }
  });
});

describe("comments", () => {
  it.each(HOSTILE)("%j stays inside", (value) => {
    const body = comment(`before ${value} after`);
    const source = ts.createSourceFile(
      "x.ts",
      `/** ${body} */\nexport const a = 1;`,
      ts.ScriptTarget.Latest,
      true,
    );
    expect(source.statements).toHaveLength(1);
    expect(body).not.toMatch(/\*\/|@internal/);
    expect(markdown(value)).not.toMatch(/[\n\r]|(?<!\\)[|<]/);
  });
  it("wraps prose and tells of deprecation", () => {
    expect(
      comment("word ".repeat(40))
        .split("\n")
        .every((line) => line.length <= 92),
    ).toBe(true);
    expect(
      docComment({ summary: "Old." }, { since: "2026-01-01", replacement: "the new one" }),
    ).toBe("Old.\n\n@deprecated Deprecated since 2026-01-01. Use the new one.");
    expect(docComment(undefined)).toBeUndefined();
  });
});

describe("structures", () => {
  it("take no raw string", () => {
    const word: string = "from a document";
    printable({
      header: fixed("made", "comment"),
      imports: [],
      // @ts-expect-error a word that no escaper has seen
      statements: [{ kind: 38, name: word, type: fixed("string", "type") }],
    });
    // @ts-expect-error nor as a finished statement
    printable({ header: fixed("made", "comment"), imports: [], statements: [word] });
    const printed = printable({
      header: fixed("made", "comment"),
      imports: [
        { from: "./b.ts", name: "B", typeOnly: true },
        { from: "./a.ts", name: "a" },
      ],
      statements: [
        { kind: 38, isExported: true, name: fixed("A", "identifier"), type: fixed("B", "type") },
      ],
    }).print();
    expect(printed).toBe(
      '// made\nimport { a } from "./a.ts";\nimport type { B } from "./b.ts";\nexport type A = B;\n',
    );
  });
});
