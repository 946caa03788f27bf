import type { Json } from "@njia/generator-core";
import { describe, expect, it } from "vitest";
import { LEAK_TESTS } from "../src/leaks.ts";
import { CANARY, PAYLOADS, payloadFor } from "../src/payloads.ts";
import { poison } from "../src/poison.ts";
import { shuffle } from "../src/shuffle.ts";

const document = {
  openapi: "3.0.3",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets/{id}": {
      get: {
        operationId: "getPet",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: {
          default: {
            description: "A pet",
            content: { "application/json": { schema: ref("Pet") } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Pet: {
        type: "object",
        required: ["default"],
        properties: { default: { type: "string", enum: ["a"], default: "a" }, kind: ref("Pet") },
        example: { default: "a" },
      },
    },
  },
};

function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

const at = (value: Json, ...keys: readonly (string | number)[]): Json =>
  keys.reduce<Json>((item, key) => {
    const next = (item as Record<string | number, Json>)[key];
    if (next === undefined) throw new Error(`nothing at ${key}`);
    return next;
  }, value);

describe("poison", () => {
  const hostile = poison(document as Json);
  const of = (text: string): string => text + payloadFor(text);

  it("keeps references, required lists and path parameters in step", () => {
    const schema = at(hostile, "components", "schemas", of("Pet"));
    expect(at(schema, "required")).toEqual([of("default")]);
    expect(at(schema, "properties", of("default"), "enum")).toEqual([of("a")]);
    expect(at(schema, "properties", of("default"), "default")).toBe(of("a"));
    expect(at(schema, "example")).toEqual({ [of("default")]: of("a") });
    const reference = at(schema, "properties", of("kind"), "$ref") as string;
    const name = decodeURIComponent(reference.split("/")[3] ?? "");
    expect(name.replaceAll("~1", "/").replaceAll("~0", "~")).toBe(of("Pet"));
    const [path = ""] = Object.keys(at(hostile, "paths") as object);
    const parameter = at(hostile, "paths", path, "get", "parameters", 0, "name") as string;
    expect(path).toContain(`{${parameter}}`);
  });

  it("leaves the grammar alone", () => {
    expect(at(hostile, "openapi")).toBe("3.0.3");
    const [path = ""] = Object.keys(at(hostile, "paths") as object);
    expect(at(hostile, "paths", path, "get", "responses", "default", "description")).toContain(
      "A pet",
    );
    expect(at(hostile, "paths", path, "get", "parameters", 0, "in")).toBe("path");
  });

  it("uses every payload, over enough texts", () => {
    const used = new Set(Array.from({ length: 2000 }, (_, index) => payloadFor(`text ${index}`)));
    expect(used.size).toBe(PAYLOADS.length);
  });
});

describe("shuffle", () => {
  it("changes the order of maps but not of properties, and no content", () => {
    const shuffled = shuffle(document as Json);
    expect(shuffled).toEqual(document);
    expect(Object.keys(shuffled as object)).not.toEqual(Object.keys(document));
    expect(
      Object.keys(at(shuffled, "components", "schemas", "Pet", "properties") as object),
    ).toEqual(["default", "kind"]);
  });
});

describe("the leak tests see a leak", { timeout: 60_000 }, () => {
  const complaints = (language: string, path: string, text: string): readonly string[] =>
    LEAK_TESTS[language]?.(new Map([[path, text]])) ?? ["no test"];

  it.each([
    [
      "typescript",
      "a.ts",
      `/** ${CANARY} */\nexport const a = "${CANARY}" + \`${CANARY}\`; // ${CANARY}\n`,
    ],
    ["python", "a.py", `"""${CANARY}"""\na = "${CANARY}"  # ${CANARY}\n`],
    ["go", "a.go", `// Package a ${CANARY}\npackage a\n\nvar a = "${CANARY}" + \`${CANARY}\`\n`],
    ["java", "A.java", `/** ${CANARY} */\nclass A { String a = "\\"${CANARY}"; } // ${CANARY}\n`],
  ])("%s: literals and comments are safe", (language, path, text) => {
    expect(complaints(language, path, text)).toEqual([]);
  });

  it.each([
    ["typescript", "a.ts", `export const a = ""; ${CANARY}();\n`],
    ["typescript", "a.ts", `/** */ ${CANARY}(); /* */\n`],
    ["typescript", "a.ts", `export const a = \`\${${CANARY}()}\`;\n`],
    ["typescript", "a.ts", `export const a = "${CANARY};\n`],
    ["python", "a.py", `a = ""; ${CANARY}()\n`],
    ["python", "a.py", `a = """\n"""; ${CANARY}()\n`],
    ["python", "a.py", `a = "${CANARY}\n`],
    ["go", "a.go", `package a\n\nvar a = ""; var ${CANARY} = 1\n`],
    ["go", "a.go", `package a\n\n//go:linkname ${CANARY} ${CANARY}\nvar a = ""\n`],
    ["go", "a.go", `package a\n\nvar a = "${CANARY}\n`],
    ["java", "A.java", `class A { String a = ""; int ${CANARY} = 1; }\n`],
    ["java", "A.java", `/** \\u002a/ class ${CANARY} {} /* */ class A {}\n`],
    ["java", "A.java", `class A { String a = "\\u0022; int ${CANARY}; String b = ""; }\n`],
    ["java", "A.java", `class A { String a = "${CANARY}\n; }\n`],
  ])("%s: %s with a leak is found", (language, path, text) => {
    expect(complaints(language, path, text).length).toBeGreaterThan(0);
  });
});
