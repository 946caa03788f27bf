/** The cases that other tools were measured with: 23 breaking, 9 safe. */
import type { Case, Edit } from "./case.ts";
import { BODY, CREATE, CREATED, LIST, ONE, ORDER, REQUEST } from "./places.ts";

const make = (
  name: string,
  rule: string,
  after: readonly Edit[],
  before: readonly Edit[] = [],
): Case => ({ name, rule, before, after });
const text = { type: "string" };

export const namedBreaking: readonly Case[] = [
  make("path removed", "path-removed", [["/paths/~1stock"]]),
  make("required request property added", "request-required-property-added", [
    [`${REQUEST}/properties/color`, text],
    [`${REQUEST}/required/1`, "color"],
  ]),
  make("optional to required", "request-property-became-required", [
    [`${REQUEST}/required/1`, "note"],
  ]),
  make("request enum value removed", "request-enum-narrowed", [
    [`${REQUEST}/properties/size/enum/0`],
  ]),
  make("request type changed", "request-type-narrowed", [
    [`${REQUEST}/properties/note`, { type: "boolean" }],
  ]),
  make("maximum tightened", "request-maximum-narrowed", [
    [`${REQUEST}/properties/count/maximum`, 5],
  ]),
  make("response property removed", "response-property-removed", [[`${ORDER}/properties/total`]]),
  make("response required to optional", "response-property-became-optional", [
    [`${ORDER}/required/1`],
  ]),
  make("response enum widened", "response-enum-widened", [
    [`${ORDER}/properties/status/enum/2`, "lost"],
  ]),
  make("response type changed", "response-type-widened", [[`${ORDER}/properties/total`, text]]),
  make("success code changed", "success-status-removed", [
    [`${CREATE}/responses/200`, { description: "Ordered." }],
    [CREATED],
  ]),
  make("required header added", "required-parameter-added", [
    [`${LIST}/parameters/4`, { name: "X-Shop", in: "header", required: true, schema: text }],
  ]),
  make("security added", "security-added", [["/paths/~1stock/get/security", [{ Key: [] }]]]),
  make(
    "pattern tightened",
    "request-pattern-narrowed",
    [[`${REQUEST}/properties/item/pattern`, "^[a-z]+$"]],
    [[`${REQUEST}/properties/item/pattern`, "^[a-z0-9]+$"]],
  ),
  make("media type removed", "request-media-type-removed", [
    [`${BODY}/content/application~1x-www-form-urlencoded`],
  ]),
  make("additionalProperties false added", "request-additional-properties-narrowed", [
    [`${REQUEST}/additionalProperties`, false],
  ]),
  make("key header renamed", "security-scheme-changed", [
    ["/components/securitySchemes/Key/name", "X-Secret"],
  ]),
  make("response header removed", "response-header-removed", [
    [`${LIST}/responses/200/headers/X-Total`],
  ]),
  make("body made required", "request-body-became-required", [
    [`${ONE}/put/requestBody/required`, true],
  ]),
  make("query maximum lowered", "request-maximum-narrowed", [
    [`${LIST}/parameters/0/schema/maximum`, 50],
  ]),
  make("response made nullable", "response-nullable-widened", [
    [`${ORDER}/properties/total/nullable`, true],
  ]),
  make("request property removed", "request-property-removed", [[`${REQUEST}/properties/note`]]),
  make("method removed", "operation-removed", [[`${ONE}/delete`]]),
];

export const namedSafe: readonly Case[] = [
  make("optional request property added", "request-optional-property-added", [
    [`${REQUEST}/properties/color`, text],
  ]),
  make("endpoint added", "path-added", [
    ["/paths/~1returns", { get: { responses: { "200": { description: "Returns." } } } }],
  ]),
  make("response property added", "response-property-added", [[`${ORDER}/properties/color`, text]]),
  make("request enum value added", "request-enum-widened", [
    [`${REQUEST}/properties/size/enum/3`, "xl"],
  ]),
  make("description changed", "documentation-changed", [
    [`${REQUEST}/properties/item/description`, "Which."],
  ]),
  make("deprecation mark", "operation-deprecated", [[`${LIST}/deprecated`, true]]),
  make(
    "path parameter renamed",
    "path-parameter-renamed",
    [
      [
        "/paths/~1orders~1{order}",
        {
          get: {
            operationId: "readOrder",
            tags: ["Orders"],
            parameters: [{ name: "order", in: "path", required: true, schema: text }],
            responses: {
              "200": {
                description: "It.",
                content: { "application/json": { schema: { $ref: "#/components/schemas/Order" } } },
              },
            },
          },
        },
      ],
      [ONE],
    ],
    [[`${ONE}/put`], [`${ONE}/delete`]],
  ),
  make("maximum loosened", "request-maximum-widened", [
    [`${REQUEST}/properties/count/maximum`, 20],
  ]),
  make("required to optional in a request", "request-property-became-optional", [
    [`${REQUEST}/required/0`],
  ]),
];
