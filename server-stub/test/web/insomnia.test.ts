import { insomniaToBruno } from "@usebruno/converters";
import { Ajv } from "ajv";
import { convert } from "insomnia-importers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportSource } from "../../src/handlers/exports.ts";
import { planExport } from "../../web/playground/export/plan.ts";
import { send } from "../support/client.ts";
import { runInsomnia, type InsomniaResource } from "../support/insomnia-runner.ts";
import { openExportWorld, type ExportWorld } from "./exports-world.ts";

interface Export {
  readonly resources: readonly InsomniaResource[];
}

/** What Insomnia's importer of format 4 demands of the parts that we write. */
const SHAPE = {
  type: "object",
  required: ["_type", "__export_format", "__export_date", "__export_source", "resources"],
  properties: {
    _type: { const: "export" },
    __export_format: { const: 4 },
    __export_date: { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT" },
    resources: {
      type: "array",
      items: {
        type: "object",
        required: ["_id", "_type", "name", "parentId"],
        properties: {
          _type: { enum: ["workspace", "environment", "request_group", "request"] },
          scope: { const: "collection" },
          method: { enum: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
          url: { type: "string", pattern: "^\\{\\{ _\\.baseUrl \\}\\}/" },
          headers: { $ref: "#/definitions/pairs" },
          parameters: { $ref: "#/definitions/pairs" },
          metaSortKey: { type: "number" },
        },
      },
    },
  },
  definitions: {
    pairs: {
      type: "array",
      items: {
        type: "object",
        required: ["name", "value"],
        properties: { name: { type: "string", minLength: 1 }, value: { type: "string" } },
      },
    },
  },
};

let world: ExportWorld;
let exported: Export;
beforeAll(async () => {
  world = await openExportWorld();
  const { url } = world.server;
  exported = (
    await send(url, `GET /api/docs/export/insomnia?baseUrl=${url}&deprecated=true&env=sandbox`)
  ).body as Export;
});
afterAll(() => world?.server.stop());

const requests = (): readonly InsomniaResource[] =>
  exported.resources.filter(({ _type }) => _type === "request");

describe("the exported Insomnia workspace", () => {
  it("has the form that the importer demands, with the two ids that it knows by name", () => {
    const ajv = new Ajv({ allErrors: true, strict: false });
    expect(ajv.validate(SHAPE, exported) ? [] : ajv.errors).toEqual([]);
    const known = new Set(exported.resources.map(({ _id }) => _id));
    expect(known.has("__WORKSPACE_ID__") && known.has("__BASE_ENVIRONMENT_ID__")).toBe(true);
    const orphans = exported.resources.filter(
      ({ parentId }) => parentId !== null && !known.has(parentId),
    );
    expect(orphans).toEqual([]);
    const broken = {
      ...exported,
      resources: [{ _id: "x", _type: "mystery", name: "", parentId: null }],
    };
    expect(ajv.validate(SHAPE, broken)).toBe(false);
  });

  it("has every operation of the plan, and the importer takes it with every one of them", async () => {
    const source = await exportSource();
    const planned = planExport(source, { baseUrl: world.server.url, deprecated: true });
    const names = planned.folders
      .flatMap((folder) => folder.requests.map(({ name }) => name))
      .sort();
    expect(
      requests()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names);
    const { data } = (await convert(JSON.stringify(exported))) as unknown as {
      readonly data: Export;
    };
    const taken = data.resources.filter(({ _type }) => _type === "request").map(({ name }) => name);
    expect([...taken].sort()).toEqual(names);
  });

  it("is taken by Bruno's converter with every operation", async () => {
    const { items } = await insomniaToBruno(structuredClone(exported));
    const namesIn = (list: typeof items): readonly string[] =>
      list.flatMap((item) => (item.items === undefined ? [item.name] : namesIn(item.items)));
    // It lists each request twice, so sets are compared.
    expect(new Set(namesIn(items))).toEqual(new Set(requests().map(({ name }) => name)));
    const empty = async () => insomniaToBruno({ _type: "export", __export_format: 4 });
    await expect(empty()).rejects.toThrow("Collection not found");
  });

  it(
    "runs green from top to bottom, with three tests or more for each request",
    { timeout: 400_000 },
    async () => {
      const run = await runInsomnia(exported.resources, world.values);
      expect(run.problems).toEqual([]);
      expect(run.requests).toBe(requests().length);
      expect(run.tests).toBeGreaterThanOrEqual(3 * run.requests);
    },
  );
});
