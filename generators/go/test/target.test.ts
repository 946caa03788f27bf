/** What the Go target promises, on a document of a few lines: the output builds, is formatted, and its examples run. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  buildApi,
  callOf,
  collectReport,
  loadDocument,
  operationsOf,
  planAll,
  renderPlans,
  type Api,
  type Json,
} from "@njia/generator-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aligned, braced, dateText, text, timeText } from "../src/literals.ts";
import { moduleOf } from "../src/naming.ts";
import { sample } from "../src/calls.ts";
import { target } from "../src/index.ts";
import { compose, fragment } from "@njia/generator-core";

const RUNTIME = fileURLToPath(new URL("../../../sdks/go/runtime", import.meta.url));
const SLOW_MS = 180_000;

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
/** The body of the example: what its call sends. */
const ORDER: Json = {
  amount: 5,
  ratio: 0.5,
  on: "2026-01-31",
  at: "2026-01-31T10:00:00.25+03:00",
  price: "1.50",
  note: null,
  pay: { kind: "Card", number: "4" },
  any: { deep: ['x`"\n'] },
  tags: ["a", "b"],
  counts: { n: 1 },
};
const SHOP: Json = {
  openapi: "3.0.3",
  info: { title: "Toy shop", version: "7" },
  servers: [{ url: "https://api.example.com/v1" }],
  paths: {
    "/orders/{1st-id}": {
      post: {
        operationId: "createOrder",
        tags: ["orders"],
        parameters: [
          { name: "1st-id", in: "path", required: true, schema: { type: "string" }, example: "a" },
          {
            name: "page-size",
            in: "query",
            schema: { type: "integer", format: "int32" },
            example: 5,
          },
        ],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: ref("OrderRequest"),
              example: ORDER,
            },
          },
        },
        responses: {
          "200": {
            description: "ok",
            content: { "application/json": { schema: ref("Order"), example: { id: "o_1" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      OrderRequest: {
        type: "object",
        required: ["amount"],
        properties: {
          amount: { type: "integer" },
          ratio: { type: "number", format: "double" },
          on: { type: "string", format: "date" },
          at: { type: "string", format: "date-time" },
          price: { type: "string", format: "decimal" },
          note: { type: "string", nullable: true },
          pay: { oneOf: [ref("Card"), ref("Cash")], discriminator: { propertyName: "kind" } },
          any: {},
          tags: { type: "array", items: { type: "string" } },
          counts: { type: "object", additionalProperties: { type: "integer" } },
        },
      },
      Card: {
        type: "object",
        required: ["kind", "number"],
        properties: { kind: { type: "string", enum: ["Card"] }, number: { type: "string" } },
      },
      Cash: {
        type: "object",
        required: ["kind"],
        properties: { kind: { type: "string", enum: ["Cash"] } },
      },
      Order: { type: "object", required: ["id"], properties: { id: { type: "string" } } },
    },
  },
};

let folder = "";
let api: Api;

beforeAll(async () => {
  const report = collectReport();
  const loaded = await loadDocument({ text: JSON.stringify(SHOP), file: "api.json" }, { report });
  api = buildApi(loaded, { posture: "client", report });
  const context = { packageName: "toy-shop", packageVersion: "1.0.0", report, samples: new Map() };
  const plans = planAll(api, { target, context, plans: "package" });
  folder = mkdtempSync(join(tmpdir(), "njia-go-target-"));
  for (const file of renderPlans(target, plans).files) {
    mkdirSync(dirname(join(folder, file.path)), { recursive: true });
    writeFileSync(join(folder, file.path), file.text);
  }
  cpSync(RUNTIME, join(folder, "runtime"), { recursive: true });
  const rename = spawnSync("sh", ["-c", "rm -f runtime/*_test.go"], { cwd: folder });
  expect(rename.status).toBe(0);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function go(...args: readonly string[]): string {
  const done = spawnSync("go", args, { cwd: folder, encoding: "utf8" });
  expect(done.stderr).toBe("");
  expect(done.status).toBe(0);
  return done.stdout;
}

describe("a toy shop", () => {
  it(
    "builds, is formatted, and sends its example as it stands",
    () => {
      mkdirSync(join(folder, "try"));
      writeFileSync(
        join(folder, "try/main.go"),
        `package main

import (
	"context"
	"fmt"

	"toy-shop/examples"
	"toy-shop/toyshoptest"
)

func main() {
	client, transport, err := toyshoptest.NewClient()
	if err == nil {
		err = examples.All()["createOrder"](context.Background(), client)
	}
	fmt.Println(err)
	asked := transport.Requests()[0]
	fmt.Println(asked.URL, string(asked.Body))
}
`,
      );
      const shown = spawnSync("gofmt", ["-l", "."], { cwd: folder, encoding: "utf8" });
      expect(shown.stdout).toBe("");
      go("vet", "./...");
      const [printed = "", error = "", request = ""] = go("run", "./try").split("\n");
      expect(printed).toBe('Order{"id":"o_1"}');
      expect(error).toBe("<nil>");
      const [url = "", ...body] = request.split(" ");
      expect(url).toBe("http://toyshoptest.invalid/orders/a?page-size=5");
      expect(JSON.parse(body.join(" "))).toEqual(ORDER);
    },
    SLOW_MS,
  );

  it("shows a call as its user writes it", () => {
    const [first] = operationsOf(api);
    if (first === undefined) throw new Error("no operation");
    const { code, imports } = sample(callOf(first.operation, api), api);
    expect(code).toContain('client.Orders.Create(ctx, "a", njia.OrderCreateParams{');
    expect(code).toContain("Pay: njia.Some[njia.OrderRequestPay](njia.Card{");
    expect([...new Set(imports.map((item) => item.from))].sort()).toEqual([
      "encoding/json",
      "time",
    ]);
  });
});

describe("literals", () => {
  const value = (code: "x" | "f(\n\ty,\n)") =>
    code === "x" ? compose("expression")`x` : compose("expression")`f(\n\ty,\n)`;

  it("stand in the columns of gofmt", () => {
    const rows = [
      { key: text("a"), value: value("x") },
      { key: text("longer"), value: value("x") },
      { key: text("b"), value: value("f(\n\ty,\n)") },
      { key: text("c"), value: value("x") },
    ];
    expect(aligned(rows)).toEqual(['"a":      x', '"longer": x', '"b": f(\n\ty,\n)', '"c": x']);
    expect(braced(fragment(text("T")), []).code).toBe('"T"{}');
  });

  it("of dates that are none are the zero ones", () => {
    expect(dateText("soon")).toBe("{}");
    expect(timeText("2026-01-31")).toBe("time.Time{}");
    expect(timeText("2026-01-31T10:00:00-01:30")).toBe(
      'time.Date(2026, 1, 31, 10, 0, 0, 0, time.FixedZone("", -5400))',
    );
  });
});

it("module paths carry a major version that is no part of the package's name", () => {
  expect(moduleOf("github.com/njia/njia-go/v2")).toEqual({
    path: "github.com/njia/njia-go/v2",
    name: "njia",
  });
  expect(moduleOf("v2").name).toBe("v2");
});
