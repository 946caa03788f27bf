/** A small document of somebody else's, and ways to alter it. */

type Data = Record<string, unknown>;

export const text = (extra: Data = {}): Data => ({ type: "string", ...extra });
export const ref = (name: string): Data => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Data): Data => ({ content: { "application/json": { schema } } });

export interface Pets {
  readonly openapi: string;
  readonly info: Data;
  readonly paths: Record<string, Record<string, Data>>;
  readonly components: { readonly schemas: Record<string, Data> };
}

/** Two operations, a record used both ways, an enum, a record of answers. */
export function petStore(): Pets {
  return {
    openapi: "3.0.3",
    info: { title: "Pet shop", version: "1.2.0" },
    paths: {
      "/pets": {
        post: {
          operationId: "createPet",
          tags: ["pets"],
          summary: "Take a pet in",
          requestBody: { required: true, ...json(ref("Pet")) },
          responses: { 201: { description: "Taken", ...json(ref("Receipt")) } },
        },
      },
      "/pets/{id}": {
        get: {
          operationId: "getPet",
          tags: ["pets"],
          parameters: [
            { name: "id", in: "path", required: true, schema: text() },
            { name: "detail", in: "query", schema: text() },
          ],
          responses: { 200: { description: "A pet", ...json(ref("Pet")) } },
        },
      },
    },
    components: {
      schemas: {
        Pet: {
          type: "object",
          required: ["name"],
          properties: { name: text(), tag: text(), kind: ref("Kind") },
        },
        Kind: text({ enum: ["cat", "dog"] }),
        Receipt: {
          type: "object",
          required: ["number"],
          properties: { number: text(), note: text() },
        },
      },
    },
  };
}
