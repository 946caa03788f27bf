import { describe, expect, it } from "vitest";
import { allOperations } from "../../src/ir/types-index.ts";
import { collectReport, DocumentError } from "../../src/diagnostics.ts";
import { buildApi } from "../../src/ir/build.ts";
import { parseDocument } from "../../src/source/load.ts";
import {
  buildFixture,
  buildSchemas,
  buildText,
  fieldOf,
  kindOf,
  operationOf,
} from "../support/fixtures.ts";

const answer = (schema: object): object => ({
  responses: { 200: { description: "ok", content: { "application/json": { schema } } } },
});
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const json = (schemas: object, paths: object): string =>
  JSON.stringify({
    openapi: "3.0.3",
    info: { title: "T", version: "1" },
    paths,
    components: { schemas },
  });

describe("large documents", () => {
  it("5,000 schemas in one strongly connected group cost linear time", { timeout: 60_000 }, () => {
    const cost = (count: number): number => {
      const schemas = Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `S${index}`,
          {
            type: "object",
            properties: {
              next: ref(`S${(index + 1) % count}`),
              far: ref(`S${(index * 7 + 3) % count}`),
              name: { type: "string" },
            },
          },
        ]),
      );
      const text = json(schemas, { "/s": { get: { operationId: "getS", ...answer(ref("S0")) } } });
      const before = process.cpuUsage();
      const { api } = buildText(text, "big.json");
      const used = process.cpuUsage(before);
      expect(api.types).toHaveLength(count);
      expect(
        api.types.some(
          (type) =>
            type.kind === "record" &&
            type.fields.some((field) => field.ref.type.kind === "named" && field.ref.type.boxed),
        ),
      ).toBe(true);
      return (used.user + used.system) / 1000;
    };
    cost(1000);
    const small = cost(1000);
    expect(cost(5000)).toBeLessThan(Math.max(small, 20) * 15);
  });

  it("a chain of 5,000 references does not exhaust the stack", () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [
        `S${index}`,
        index === 4999 ? { type: "string", enum: ["a", "b"] } : ref(`S${index + 1}`),
      ]),
    );
    const { api } = buildText(
      json(schemas, { "/s": { get: { operationId: "getS", ...answer(ref("S0")) } } }),
      "chain.json",
    );
    expect(api.types.map((type) => type.id)).toEqual(["S4999"]);
  });
});

describe("a build does not fail as a whole", () => {
  it("keeps the operations around one that is nonsense", () => {
    const { api, diagnostics } = buildText(`openapi: 3.0.3
info: {}
paths:
  /a: { get: 5, post: { operationId: postA, parameters: {}, responses: [] }, put: { operationId: putA, requestBody: [], responses: { "204": null } } }
  /b: 7
  /c: { get: { operationId: getC, responses: { "200": { description: ok, content: { application/json: 5 } } } } }
components: { schemas: [], securitySchemes: 5 }
security: 9
servers: no
tags: {}
`);
    expect(allOperations(api).map((operation) => operation.id)).toEqual(["postA", "putA", "getC"]);
    expect(diagnostics.map(({ code }) => code).sort()).toContain("W-SCHEMA");
  });

  it("ends at an anchor that contains itself", () => {
    const { diagnostics } = buildSchemas("    T: &t { type: object, properties: { me: *t } }");
    expect(diagnostics.map(({ code }) => code)).toContain("W-SCHEMA");
  });
});

describe("unions that contain themselves", () => {
  it("lose the branch that adds nothing", () => {
    const { api } =
      buildSchemas(`    T: { oneOf: [{ $ref: "#/components/schemas/T" }, { $ref: "#/components/schemas/A" }, { $ref: "#/components/schemas/U" }] }
    U: { oneOf: [{ $ref: "#/components/schemas/T" }, { $ref: "#/components/schemas/B" }] }
    A: { type: object, required: [a], properties: { a: { $ref: "#/components/schemas/U" } } }
    B: { type: object, required: [b], properties: { b: { type: string } } }`);
    const names = kindOf(api, "T", "union").variants.map((variant) => variant.name.wire);
    expect(names).toEqual(["A", "B"]);
  });

  it("end when their common properties are distributed over them", () => {
    const { api } =
      buildSchemas(`    T: { properties: { k: { type: string } }, anyOf: [{ $ref: "#/components/schemas/U" }, { $ref: "#/components/schemas/A" }] }
    U: { oneOf: [{ $ref: "#/components/schemas/U" }, { $ref: "#/components/schemas/A" }] }
    A: { type: object, required: [a], properties: { a: { type: string } } }`);
    expect(api.types.length).toBeLessThan(10);
  });
});

describe("remote references", () => {
  const text = json(
    {
      T: {
        type: "object",
        properties: {
          a: { $ref: "https://example.com/a.yaml" },
          b: { $ref: "https://example.com/b.yaml#/B" },
        },
      },
    },
    { "/t": { get: { operationId: "getT", ...answer(ref("T")) } } },
  );

  it("are refused at once, with place and remedy", () => {
    const document = parseDocument({ text, file: "remote.json" }, { report: collectReport() });
    const run = (): unknown => buildApi(document, { posture: "client", report: collectReport() });
    expect(run).toThrow(DocumentError);
    expect(run).toThrow(
      /^E-REF-REMOTE remote\.json:1:\d+: a \$ref points at a URL \(and 1 more\).+--allow-remote/,
    );
  });

  it("in an example are data", () => {
    const { api } = buildSchemas(
      "    T: { type: object, properties: { a: { type: object } }, example: { a: { $ref: 'https://example.com/x.yaml' } } }",
    );
    expect(api.types).toHaveLength(1);
  });
});

describe("postures and filters", () => {
  const text = `openapi: 3.0.3
info: { title: T, version: "1" }
paths:
  /a: { get: { operationId: getA, tags: [one], responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/A" } } } } } } }
  /b: { get: { operationId: getB, tags: [two], x-sdk-hidden: true, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/B" } } } } } } }
components: { schemas: { A: { type: object, properties: { x: { type: string, x-sdk-hidden: true }, y: { type: string } } }, B: { type: object, properties: { x: { type: string } } } } }
`;
  it("hide from clients, not from the server", () => {
    const client = buildText(text).api;
    expect(client.types.map((type) => type.id)).toEqual(["A"]);
    expect(kindOf(client, "A", "record").fields.map((field) => field.name.wire)).toEqual(["y"]);
    const server = buildText(text, "t.yaml", { posture: "server" }).api;
    expect(server.types.map((type) => type.id)).toEqual(["A", "B"]);
    expect(fieldOf(server, "A", "x").required).toBe(false);
  });

  it.each(["tag:two", "operation:getB"])("keep only %s and the types it reaches", (only) => {
    const { api } = buildText(text, "t.yaml", { posture: "server", only: [only] });
    expect(allOperations(api).map((operation) => operation.id)).toEqual(["getB"]);
    expect(api.types.map((type) => type.id)).toEqual(["B"]);
  });
});

describe("directions", () => {
  it("a type that only a readOnly field of a request names is not kept", () => {
    const { api } = buildFixture("read-only-and-write-only");
    const ids = api.types.map((type) => type.id);
    expect(ids).toContain("Settings");
    expect(ids).not.toContain("OnlyRead");
    expect(kindOf(api, "Settings", "record").fields.map((field) => field.name.wire)).toEqual([
      "mode",
    ]);
  });
});

describe("names do not move", () => {
  it("when an operation is added elsewhere", () => {
    const one = {
      "/a": {
        get: {
          operationId: "getA",
          ...answer({
            type: "object",
            properties: { inner: { type: "object", properties: { x: { type: "string" } } } },
          }),
        },
      },
    };
    const two = {
      ...one,
      "/b": {
        post: {
          operationId: "createB",
          ...answer({
            type: "object",
            properties: { inner: { type: "object", properties: { z: { type: "string" } } } },
          }),
        },
      },
    };
    const before = buildText(json({}, one), "a.json").api.types.map((type) => type.id);
    const after = buildText(json({}, two), "a.json").api.types.map((type) => type.id);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it("duplicate operationIds name both bearers after method and path", () => {
    const { api, diagnostics } = buildText(
      json(
        {},
        {
          "/a": { get: { operationId: "same", responses: {} } },
          "/b": { get: { operationId: "same", responses: {} } },
        },
      ),
      "a.json",
    );
    expect(operationOf(api, "getA").method).toBe("GET");
    expect(operationOf(api, "getB").method).toBe("GET");
    expect(diagnostics.find(({ code }) => code === "E-OPERATION-ID")?.message).toBe(
      'The operationId "same" is used by GET /a, GET /b.',
    );
  });
});
