import { describe, expect, it } from "vitest";
import { buildApi, collectReport, parseDocument, renderPlans } from "@njia/generator-core";
import { target } from "../src/index.ts";

const SHOP = `
openapi: 3.0.3
info: { title: Shop, version: 1.0.0 }
paths:
  /orders/{id}/ship:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    post:
      operationId: shipOrder
      tags: [Orders]
      summary: Ship an order
      x-idempotent: key
      parameters:
        - { name: Prefer, in: header, schema: { type: string } }
        - { name: expand, in: query, explode: false, style: form, schema: { type: array, items: { type: string } } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/Shipment" } } }
      responses: { "200": { description: Shipped., content: { application/json: { schema: { type: object } } } } }
  /orders/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    delete:
      operationId: dropOrder
      tags: [Orders]
      deprecated: true
      responses: { "204": { description: Gone. } }
components:
  schemas:
    Shipment:
      type: object
      required: [weight, target]
      properties:
        weight: { type: integer, description: "Grams. More follows." }
        target:
          oneOf: [{ $ref: "#/components/schemas/Home" }, { $ref: "#/components/schemas/Shop" }]
          discriminator: { propertyName: type, mapping: { home: "#/components/schemas/Home", shop: "#/components/schemas/Shop" } }
        notes: { type: object, additionalProperties: { type: string } }
        parcels: { type: array, items: { $ref: "#/components/schemas/Home" } }
    Home: { type: object, required: [type, street], properties: { type: { type: string, enum: [home] }, street: { type: string } } }
    Shop: { type: object, required: [type], properties: { type: { type: string, enum: [shop] }, number: { type: string, format: date-time } } }
`;

function generate(): ReadonlyMap<string, string> {
  const report = collectReport();
  const document = parseDocument({ text: SHOP, file: "shop.yaml" }, { report });
  const api = buildApi(document, { posture: "client", report });
  const context = { packageName: "shop", packageVersion: "1.0.0", report, samples: new Map() };
  const { files } = renderPlans(target, [...target.plan(api, context)]);
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** The commands of a generated file: its one literal, which is JavaScript. */
function commandsOf(text: string): readonly Readonly<Record<string, unknown>>[] {
  const literal = text.slice(text.indexOf("= [") + 2, text.lastIndexOf("]") + 1);
  return new Function(`return ${literal}`)() as readonly Readonly<Record<string, unknown>>[];
}

describe("commands as data", () => {
  const files = generate();
  const [path = ""] = [...files.keys()].filter((name) => name.startsWith("groups/"));
  const commands = commandsOf(files.get(path) ?? "");
  const of = (id: string): Readonly<Record<string, unknown>> | undefined =>
    commands.find((command) => command["id"] === id);

  it("have one flag per field, dotted where objects are nested; a union has the flags of all its shapes", () => {
    expect(of("shipOrder")).toMatchObject({
      method: "POST",
      path: "/orders/{id}/ship",
      styles: "expand,",
      query: ["expand s[]"],
      waits: true,
      body: "required",
      fields: [
        "weight i! Grams.",
        "target.type home|shop|!",
        "target.street s",
        "target.number t",
        "notes m",
        "parcels j",
      ],
    });
  });

  it("say what has no answer and what is deprecated", () => {
    expect(of("dropOrder")).toMatchObject({
      answer: "none",
      deprecated: expect.any(String) as string,
    });
    expect(of("shipOrder")).not.toHaveProperty("answer");
  });

  it("are loaded group by group", () => {
    expect(files.get("groups.ts")).toContain(`import("./${path}")`);
  });
});
