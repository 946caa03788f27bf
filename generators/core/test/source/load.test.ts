import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collectReport, DocumentError } from "../../src/diagnostics.ts";
import { buildApi } from "../../src/ir/build.ts";
import { loadDocument, parseDocument } from "../../src/source/load.ts";
import { locate } from "../../src/source/locate.ts";
import { ExactNumber, own } from "../../src/source/plain.ts";
import { fieldOf, kindOf } from "../support/fixtures.ts";

const parse = (text: string, file = "api.yaml") =>
  parseDocument({ text, file }, { report: collectReport() }).root;
const head = `openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths: {}\n`;

function failure(text: string, file?: string): DocumentError {
  try {
    parse(text, file);
  } catch (error) {
    if (error instanceof DocumentError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("parsing", () => {
  it("keeps dates as text and reads YAML 1.2 numbers and booleans only", () => {
    const root = parse(
      `${head}x: { day: 2020-01-01, on: on, yes: yes, grouped: 1_000, octal: 0o17, hex: 0xff, base60: 1:30, float: .5 }`,
    );
    expect(own(root, "x")).toEqual({
      day: "2020-01-01",
      on: "on",
      yes: "yes",
      grouped: "1_000",
      octal: 15,
      hex: 255,
      base60: "1:30",
      float: 0.5,
    });
  });

  it.each(["yaml", "json"])(
    "keeps the digits of numbers that a double would round (%s)",
    (kind) => {
      const text =
        kind === "yaml"
          ? `${head}x: [9223372036854775807, 1e400, 0.12345678901234567890, 5]`
          : '{"openapi":"3.0.3","paths":{},"x":[9223372036854775807,1e400,0.12345678901234567890,5]}';
      const list = own(parse(text, `api.${kind}`), "x") as readonly unknown[];
      expect(list.map(String)).toEqual([
        "9223372036854775807",
        `1${"0".repeat(400)}`,
        "0.1234567890123456789",
        "5",
      ]);
      expect(list[0]).toBeInstanceOf(ExactNumber);
      expect(list[3]).toBe(5);
    },
  );

  it("reads merge keys, tags of other schemas, a byte order mark, and JSON with a YAML name", () => {
    expect(own(parse(`\uFEFF${head}x: &a { one: 1 }\ny: { <<: *a, two: 2 }`), "y")).toEqual({
      one: 1,
      two: 2,
    });
    expect(own(parse(`${head}x: !!timestamp 2020-01-01\ny: !custom { a: 1 }`), "y")).toEqual({
      a: 1,
    });
    expect(own(parse('{"openapi":"3.0.0","paths":{},"x":1}', "api.yaml"), "x")).toBe(1);
  });

  it("treats __proto__ as data", () => {
    const x = own(parse(`${head}x: { __proto__: 5 }`), "x");
    expect(Object.hasOwn(x as object, "__proto__")).toBe(true);
    expect(Object.getPrototypeOf(x)).toBe(Object.prototype);
  });

  it("reports a key given twice and lets the last one win", () => {
    const report = collectReport();
    const { root } = parseDocument({ text: `${head}x: 1\nx: 2\n`, file: "a.yaml" }, { report });
    expect(own(root, "x")).toBe(2);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["W-SYNTAX"]);
    expect(report.diagnostics[0]?.message).toContain("a.yaml:5:1");
  });
});

describe("text that some parsers refuse", () => {
  it.each([
    ["control characters", `${head}x: "a\u007fb\u0001"`, "a b "],
    ["a lone surrogate", `${head}x: "a\ud800b"`, "a b"],
    ["several documents", `${head}x: one\n---\nother: 1\n`, "one"],
  ])("%s: is read with a warning", (_, text, expected) => {
    const report = collectReport();
    const { root } = parseDocument({ text, file: "a.yaml" }, { report });
    expect(own(root, "x")).toBe(expected);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(["W-SYNTAX"]);
  });

  it("keys longer than 1,024 characters, brackets at the margin, characters beyond the first plane", () => {
    const key = "k".repeat(1500);
    const root = parse(`${head}? ${key}\n: 1\nlist: [\n1,\n2\n]\nsmile: "\u{1f600}"\n${key}2: 2\n`);
    expect([own(root, key), own(root, "list"), own(root, "smile"), own(root, `${key}2`)]).toEqual([
      1,
      [1, 2],
      "\u{1f600}",
      2,
    ]);
  });
});

describe("what cannot be read", () => {
  it("names file, line and column of broken YAML", () => {
    const error = failure("openapi: 3.0.3\npaths:\n  a: [1, 2\n  b: 3\n", "broken.yaml");
    expect(error.message).toMatch(
      /^E-SYNTAX broken\.yaml:4:\d+: the document is not valid YAML: .+\. Correct the text at this place\.$/,
    );
  });

  it("names file, line and column of broken JSON", () => {
    const error = failure('{\n "openapi": "3.0.3",\n "paths": {,}\n}', "broken.json");
    expect(error.message).toMatch(/^E-SYNTAX broken\.json:3:\d+: the document is not valid JSON/);
  });

  it.each([
    ["swagger: '2.0'", "E-VERSION", "swagger2openapi"],
    ["openapi: 3.1.0", "E-VERSION", "openapi-down-convert"],
    ["openapi: 4.0.0", "E-VERSION", "OpenAPI 3.0"],
    ["title: x", "E-DOCUMENT", "openapi: 3.0.3"],
    ["- 1", "E-DOCUMENT", "openapi: 3.0.3"],
    ["", "E-DOCUMENT", "openapi: 3.0.3"],
  ])("refuses %s with one sentence and a remedy", (text, code, remedy) => {
    const error = failure(text);
    expect(error.diagnostic.code).toBe(code);
    expect(error.diagnostic.remedy).toContain(remedy);
    expect(error.message).not.toContain("\n");
  });

  it("names a file that is not there", async () => {
    await expect(loadDocument("/nowhere/api.yaml", { report: collectReport() })).rejects.toThrow(
      /E-READ \/nowhere\/api\.yaml: .*no such file/,
    );
  });
});

describe("a document of several files", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "njia-load-"));
    mkdirSync(path.join(folder, "schemas"));
    mkdirSync(path.join(folder, "paths"));
    writeFileSync(
      path.join(folder, "openapi.yaml"),
      `openapi: 3.0.3\ninfo: { title: T, version: "1" }\npaths:\n  /pets: { $ref: 'paths/pets.yaml#/~1pets' }\ncomponents:\n  schemas:\n    Local: { type: object, properties: { a: { type: string } } }\n`,
    );
    writeFileSync(
      path.join(folder, "paths/pets.yaml"),
      `/pets:\n  get:\n    operationId: listPets\n    responses:\n      '200': { description: ok, content: { application/json: { schema: { $ref: ../schemas/Pet.yaml } } } }\n`,
    );
    writeFileSync(
      path.join(folder, "schemas/Pet.yaml"),
      `type: object\nproperties:\n  name: { type: string }\n  mate: { $ref: ./Pet.yaml }\n  local: { $ref: '../openapi.yaml#/components/schemas/Local' }\n  kind: { $ref: './kinds.yaml#/Kind' }\n`,
    );
    writeFileSync(
      path.join(folder, "schemas/kinds.yaml"),
      `Kind: { type: string, enum: [cat, dog] }\n`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("follows local files, from file to file and back", async () => {
    const report = collectReport();
    const document = await loadDocument(path.join(folder, "openapi.yaml"), { report });
    const api = buildApi(document, { posture: "client", report });
    expect(report.diagnostics).toEqual([]);
    expect(api.types.map((type) => `${type.kind} ${type.id}`)).toEqual([
      "enum Kind",
      "record Local",
      "record Pet",
    ]);
    expect(fieldOf(api, "Pet", "mate").ref.type).toEqual({ kind: "named", id: "Pet", boxed: true });
    const place = locate(document, kindOf(api, "Kind", "enum").origin.pointer);
    expect(path.relative(folder, place.file)).toBe("schemas/kinds.yaml");
    expect(place).toMatchObject({ line: 1, column: 1 });
  });

  it("finds the hand-written place behind a bundle", async () => {
    const report = collectReport();
    const bundle = {
      text: JSON.stringify({
        openapi: "3.0.3",
        info: {},
        paths: { "/pets": { get: { responses: { 200: { description: "ok" } } } } },
        components: {
          schemas: { Pet: { type: "object", properties: { name: { type: "string" } } } },
        },
      }),
      file: "bundle.json",
    };
    const document = parseDocument(bundle, { report, source: path.join(folder, "openapi.yaml") });
    expect(relative(document, "/components/schemas/Pet/properties/name")).toBe(
      "schemas/Pet.yaml:3:3",
    );
    expect(relative(document, "/paths/~1pets/get/responses/200")).toBe("paths/pets.yaml:5:7");
    expect(relative(document, "/info/title")).toBe("openapi.yaml:2:9");
  });

  function relative(document: Parameters<typeof locate>[0], pointer: string): string {
    const place = locate(document, pointer);
    return `${path.relative(folder, place.file)}:${place.line}:${place.column}`;
  }
});

describe("locate", () => {
  const text = `openapi: 3.0.3
info:
  title: T
paths:
  /a:
    get: # comment
      "tags": [one, two]
      description: |
        many
        lines
      x-empty:
      responses: { "200": { description: ok } }
`;
  const document = parseDocument({ text, file: "a.yaml" }, { report: collectReport() });
  it.each([
    ["", 1, 1],
    ["/info/title", 3, 3],
    ["/paths/~1a/get", 6, 5],
    ["/paths/~1a/get/tags/1", 7, 21],
    ["/paths/~1a/get/x-empty", 11, 7],
    ["/paths/~1a/get/responses/200/description", 12, 29],
    ["/paths/~1a/get/responses/404", 12, 7],
  ])("%s", (pointer, line, column) => {
    expect(locate(document, pointer)).toEqual({ file: "a.yaml", line, column });
  });
});

describe("locate in JSON", () => {
  const text =
    '{"openapi":"3.0.3","paths":{\n "/a\\"b": {"get": [1, {"x": "}]\\\\"}, null]}}, "last": {}}';
  const document = parseDocument({ text, file: "a.json" }, { report: collectReport() });
  it.each([
    ["/paths", 1, 20],
    ['/paths/~1a"b', 2, 2],
    ['/paths/~1a"b/get/1', 2, 23],
    ['/paths/~1a"b/get/1/x', 2, 24],
    ['/paths/~1a"b/get/2', 2, 38],
    ["/last", 2, 47],
  ])("%s", (pointer, line, column) => {
    expect(locate(document, pointer)).toEqual({ file: "a.json", line, column });
  });
});
