/** Foreign documents whose names are ours too: what comes out passes `mypy --strict`, imports, and keeps our names. */
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Json } from "@njia/generator-core";
import { beforeAll, describe, expect, it } from "vitest";
import { generate, SDK, useFolders } from "./support/project.ts";

const folderOf = useFolders();
// The checker lives in the SDK's own environment; its setup does nothing where that is ready.
beforeAll(() => void execFileSync("python3", ["tools/setup.py"], { cwd: SDK }), 300_000);

const ok = (name: string): Json => ({
  "200": {
    description: "ok",
    content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
  },
});
const text = { type: "string" };
const record = (properties: { readonly [name: string]: Json }): Json => ({
  type: "object",
  properties,
});
const schema = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const DOCUMENT: Json = {
  openapi: "3.0.3",
  info: { title: "Names", version: "1" },
  servers: [{ url: "https://api.example.com" }],
  paths: {
    "/client/{self}": {
      get: {
        tags: ["client"],
        operationId: "client",
        parameters: [
          { name: "self", in: "path", required: true, schema: text },
          { name: "filter[name]", in: "query", schema: { type: "string", enum: ["", "*"] } },
          { name: "since", in: "query", schema: { type: "string", format: "date-time" } },
        ],
        responses: ok("Timestamp"),
      },
      post: {
        tags: ["client"],
        requestBody: { content: { "application/json": { schema: schema("Body") } } },
        responses: ok("Client"),
      },
    },
    "/json": { get: { tags: ["json"], responses: ok("Model") } },
    "/types": { get: { tags: ["types"], responses: ok("AsyncClient") } },
  },
  components: {
    schemas: {
      Body: record({
        $ref: text,
        ["__proto__"]: text,
        class: text,
        self: text,
        tree: schema("Body"),
      }),
      Timestamp: record({ at: { type: "string", format: "date-time" }, meta: schema("Meta") }),
      Meta: record({ datetime: schema("Datetime"), day: { type: "string", format: "date" } }),
      Datetime: record({ at: { type: "string", format: "date-time" } }),
      Model: record({ list: { type: "array", items: schema("Sequence") }, next: schema("Model") }),
      Sequence: record({ str: text, int: { type: "integer" } }),
      Client: record({ x: text }),
      AsyncClient: record({ x: schema("client") }),
      client: record({ y: text }),
    },
  },
};

function python(folder: string, ...args: readonly string[]): string {
  const env = { PATH: process.env["PATH"] ?? "", PYTHONPATH: "src", MYPYPATH: "src" };
  const done = spawnSync(join(SDK, ".venv/bin/python"), args, {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  return `${done.stdout}${done.stderr}`.trim();
}

describe("names that are ours too", () => {
  it.each([
    ["client", "client", "ClientApi"],
    ["json", "api_json", "ApiJson"],
    ["timestamp", "timestamp", "TimestampApi"],
  ])(
    "in the package %s: it is imported as %s and has the client %s",
    async (name, module, client) => {
      const folder = folderOf(await generate(DOCUMENT, name), module);
      const use = `import ${module}; print(${module}.${client}.__module__, ${module}.Async${client}.__name__)`;
      expect(python(folder, "-c", use)).toBe(`${module}._generated.client Async${client}`);
      const checked = python(folder, "-m", "mypy", "--strict", "--cache-dir", ".mypy", "src");
      expect(checked).toMatch(/^Success: no issues found/);
    },
    300_000,
  );
});
