import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { isObject, objectOf, type Json } from "../scripts/json.ts";
import { mergePatch } from "../scripts/merge-patch.ts";

const spec = join(import.meta.dirname, "..");

async function readYaml(file: string): Promise<Json> {
  return load(await readFile(join(spec, file), "utf8")) as Json;
}

const green = await readYaml("rules/fixtures/green.yaml");
const ruleset = objectOf(await readYaml(".spectral.yaml"));

type Rule = (document: Json, options: Json) => readonly { readonly message: string }[];

/** Messages of a rule, run as a plain function with its options of .spectral.yaml. */
async function findings(name: string, patch: Json): Promise<string> {
  const module = (await import(`../rules/${name}.js`)) as { default: Rule };
  const then = objectOf(objectOf(objectOf(ruleset["rules"])[name])["then"]);
  const options = then["functionOptions"];
  const found = module.default(mergePatch(green, patch), isObject(options) ? options : {});
  return found.map(({ message }) => message).join("\n");
}

const post = (value: Json): Json => ({ paths: { "/v1/payments": { post: value } } });
const list = (value: Json): Json => ({ paths: { "/v1/payments": { get: value } } });
const schema = (name: string, value: Json): Json => ({
  components: { schemas: { [name]: value } },
});
const schemaMember = (member: string, value: Json): Json =>
  schema("Payment", { properties: { [member]: value } });

/** Every further way to break a rule: rule, patch onto the green description, part of the message. */
const cases: readonly [string, Json, string][] = [
  ["operation-id", post({ operationId: "create_payment" }), "not in camelCase"],
  ["operation-id", post({ operationId: "getPayment" }), "is used by"],
  ["operation-id", post({ operationId: null }), "has no operationId"],
  ["operation-described", post({ tags: ["Unknown"] }), "exactly one of the declared tags"],
  ["operation-described", post({ summary: " " }), "needs a summary"],
  ["operation-described", post({ description: null }), "needs a description"],
  [
    "operation-described",
    list({ responses: { "200": { content: { "application/json": { example: null } } } } }),
    "needs an example of its 200",
  ],
  [
    "problem-answers",
    post({ responses: { "400": null, "402": null, "409": null, "422": null } }),
    "lists no error answer",
  ],
  [
    "success-references",
    list({ responses: { "200": { content: { "application/json": { schema: { $ref: null } } } } } }),
    "must be a $ref",
  ],
  [
    "union-discriminator",
    schema("Party", { discriminator: { mapping: { cash: "#/components/schemas/Payment" } } }),
    "outside the union",
  ],
  [
    "union-discriminator",
    schema("Party", { discriminator: { mapping: { bank: null } } }),
    "leads to #/components/schemas/Bank",
  ],
  [
    "union-discriminator",
    schema("Bank", { anyOf: [{ type: "string" }, { type: "boolean" }] }),
    "needs a discriminator",
  ],
  ["integer-bounds", schemaMember("amountMinorUnits", { format: null }), "format: int32"],
  [
    "integer-bounds",
    schemaMember("amountMinorUnits", { maximum: 2 ** 53 }),
    "within +-9007199254740991",
  ],
  [
    "money-fields",
    schemaMember("amountMinorUnits", { type: "string" }),
    "integer with format int64",
  ],
  [
    "money-fields",
    schemaMember("price", { type: "string", format: "decimal" }),
    "price looks like money",
  ],
  ["money-fields", schemaMember("currency", null), "needs `currency` beside it"],
  ["decimal-fields", schemaMember("successRate", { format: "float" }), "needs `format: double`"],
  ["idempotency-marks", post({ "x-idempotent": "none" }), "belong together"],
  [
    "idempotency-marks",
    post({ "x-sdk-error-codes": ["insufficient_funds"] }),
    "must name idempotency_key_invalid",
  ],
  [
    "pagination-marks",
    list({ parameters: [] }),
    "needs the parameters limit, startingAfter, endingBefore",
  ],
  ["pagination-marks", list({ "x-sdk-pagination": { next: "/cursor" } }), "next: /nextCursor"],
  ["pagination-marks", post({ "x-sdk-pagination": { style: "cursor" } }), "answers no list"],
  ["pagination-marks", schema("PaymentList", { properties: { url: null } }), "needs url"],
  [
    "deprecation-marks",
    post({ "x-sdk-deprecated": { since: "2026-03-01" } }),
    "stands beside `deprecated: true` only",
  ],
  [
    "deprecation-marks",
    post({ deprecated: true, "x-sdk-deprecated": { since: "2026-03-01", replacement: "x" } }),
    "needs Deprecation, Sunset and Link",
  ],
  [
    "enum-descriptions",
    schema("Scope", { "x-sdk-enum": { other: { description: "?" } } }),
    "which the enum does not have",
  ],
  ["access-marks", post({ "x-sdk-scopes": null }), "needs x-sdk-scopes"],
  ["access-marks", post({ "x-sdk-rate-class": "fast" }), "needs x-sdk-rate-class"],
  ["access-marks", post({ security: [] }), "is public and cannot need scopes"],
  ["error-codes", post({ "x-sdk-error-codes": null }), "needs x-sdk-error-codes"],
  ["error-codes", post({ responses: { "402": null } }), "documents no 402"],
  [
    "error-codes",
    post({ "x-sdk-error-codes": ["internal_error"] }),
    "any operation may answer internal_error",
  ],
  ["root-marks", { "x-sdk-headers": { rateLimit: { resetAs: null } } }, "x-sdk-headers.rateLimit"],
  [
    "root-marks",
    { components: { securitySchemes: { ApiKeyAuth: { "x-sdk-key": null } } } },
    "x-sdk-key",
  ],
  [
    "legacy-amount",
    schema("PaymentRequest", { required: ["currency", "amount"] }),
    "can be required by itself",
  ],
  ["legacy-amount", schemaMember("amount", { deprecated: true }), "part of an answer"],
  [
    "answer-members",
    schema("Payment", { properties: { object: null } }),
    "needs a member `object`",
  ],
  [
    "path-parameters",
    { paths: { "/v1/payouts/{payoutId}": { get: { operationId: "getPayout" } } } },
    "call the id of a resource `id`, not payoutId",
  ],
  ["time-members", schemaMember("createdAt", { format: null }), "needs `format: date-time`"],
  ["component-names", schema("payment", { type: "string" }), "no fitting name"],
];

/** What a rule must let pass: rule, patch, why. */
const harmless: readonly [string, Json, string][] = [
  [
    "answer-members",
    schema("Payment", {
      properties: { customerId: { type: "string" }, customer: { type: "object" } },
      required: [
        "object",
        "amountMinorUnits",
        "currency",
        "successRate",
        "createdAt",
        "origin",
        "customerId",
      ],
    }),
    "an expansion beside its id",
  ],
  [
    "pagination-marks",
    {
      paths: {
        "/v1/payments/{id}": {
          put: {
            operationId: "replaceAll",
            responses: {
              "200": {
                content: {
                  "application/json": { schema: { $ref: "#/components/schemas/PaymentList" } },
                },
              },
            },
          },
        },
      },
    },
    "a list that a PUT answers",
  ],
  [
    "integer-bounds",
    schema("Payment", { example: { type: "integer" } }),
    "an example that looks like a schema",
  ],
  ["sensitive-marks", schemaMember("keyCount", { type: "integer" }), "a number"],
];

describe("rules, branch by branch", () => {
  it.each(cases)("%s %j", async (rule, patch, part) => {
    expect(await findings(rule, patch)).toContain(part);
  });

  it.each(harmless)("%s lets %j pass (%s)", async (rule, patch) => {
    expect(await findings(rule, patch)).toBe("");
  });
});
