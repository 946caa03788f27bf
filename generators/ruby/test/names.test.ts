/** Foreign documents whose names are Ruby's or ours too: what comes out compiles without a warning, loads, and works. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Json } from "@njia/generator-core";
import { buildApi, collectReport, createClock, loadDocument, produce } from "@njia/generator-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { target } from "../src/index.ts";

const REPOSITORY = fileURLToPath(new URL("../../../", import.meta.url));
const CHECK = join(REPOSITORY, "sdks/ruby/tools/check_package.rb");

const text: Json = { type: "string" };
const schema = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const answers = (name: string): Json => ({
  "200": { description: "ok", content: { "application/json": { schema: schema(name) } } },
});

const DOCUMENT: Json = {
  openapi: "3.0.3",
  info: { title: "Names", version: "1" },
  servers: [{ url: "https://api.example.com" }],
  paths: {
    "/class/{end}/{self}": {
      get: {
        tags: ["operations"],
        operationId: "class",
        parameters: [
          { name: "self", in: "path", required: true, schema: text },
          { name: "end", in: "path", required: true, schema: text },
          { name: "if", in: "query", schema: text },
          { name: "request_options", in: "query", schema: text },
        ],
        responses: answers("String"),
      },
      post: {
        tags: ["runtime"],
        operationId: "initialize",
        parameters: [
          { name: "self", in: "path", required: true, schema: text },
          { name: "end", in: "path", required: true, schema: text },
        ],
        requestBody: {
          required: true,
          content: { "application/json": { schema: schema("Time") } },
        },
        responses: answers("Error"),
      },
    },
    "/close": { get: { tags: ["close"], operationId: "close", responses: answers("Model") } },
  },
  components: {
    schemas: {
      String: {
        type: "object",
        properties: { hash: text, class: text, method: text, "1st": text },
      },
      Time: {
        type: "object",
        required: ["raise", "at"],
        properties: {
          raise: text,
          at: { type: "string", format: "date-time" },
          initialize: text,
          inspect: text,
          to_s: text,
        },
      },
      Error: { type: "object", properties: { message: text, meta: text, to_wire: text } },
      Model: { type: "object", properties: { kind: schema("Hash"), date: schema("Date") } },
      Hash: { type: "string", enum: ["end", "BEGIN", "values", "1", "+1", "-1"] },
      Date: { oneOf: [schema("String"), schema("Time")] },
    },
  },
};

let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "njia-ruby-"));
  const report = collectReport();
  const document = await loadDocument({ text: JSON.stringify(DOCUMENT) }, { report });
  const api = buildApi(document, { posture: "client", report });
  const context = {
    packageName: "set",
    packageVersion: "1.0.0",
    report,
    samples: new Map(),
  };
  const job = {
    target,
    root: folder,
    context,
    plans: "package",
    generator: "1.0.0",
    inputs: {},
    repository: REPOSITORY,
    reconcile: { mode: "write", force: false },
  } as const;
  produce(api, job, createClock());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]): string => {
  const { stdout, stderr } = spawnSync("ruby", args, { encoding: "utf8" });
  return `${stdout}${stderr}`;
};

it("compiles, loads and has valid signatures", () => {
  expect(run(CHECK, folder)).toMatch(/, 0 problems\n$/);
});

it("does what the document says, under names that stand before nothing of Ruby's", () => {
  const program = `
    require "api_set"
    transport = ->(request) do
      puts [request.http_method, request.url.reveal, request.body].compact.join(" ")
      body = request.http_method == "GET" ? '{"hash":"h","class":"c","1st":"x"}' : '{"message":"m","meta":"n"}'
      ApiSet::Runtime::HttpResponse.new(status: 200, headers: ApiSet::Runtime::Headers.new, body: body)
    end
    client = ApiSet::Client.new(transport: transport)
    found = client.operations.class_("e", "s", if_: "1", request_options_: "2")
    puts found.class, [found.hash_, found.class_, found.n1st].inspect, {found => 1}[found].inspect
    puts client.runtime.initialize_("e", "s", raise: "r", at: Time.at(0).utc).message
    puts ApiSet::HashModel.values.inspect, ApiSet::HashModel::END_
  `;
  expect(run("-w", "-I", join(folder, "lib"), "-e", program).split("\n")).toEqual([
    "GET https://api.example.com/class/e/s?if=1&request_options=2",
    "ApiSet::StringModel",
    '["h", "c", "x"]',
    "1",
    'POST https://api.example.com/class/e/s {"raise":"r","at":"1970-01-01T00:00:00Z"}',
    "m",
    '["end", "BEGIN", "values", "1", "+1", "-1"]',
    "end",
    "",
  ]);
});
