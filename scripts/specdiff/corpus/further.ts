/** Further cases, one or more for each rule that the named ones and the keywords leave out. */
import type { Case, Edit } from "./case.ts";
import { BODY, CREATE, CREATED, EVENT, LIST, ONE, ORDER, REQUEST, STOCK } from "./places.ts";

const make = (
  name: string,
  rule: string,
  after: readonly Edit[],
  before: readonly Edit[] = [],
): Case => ({ name, rule, before, after });
const text = { type: "string" };
const json = { "application/json": { schema: text } };
const probe = `${ORDER}/properties/probe`;
const asked = `${REQUEST}/properties/probe`;
const inner = { type: "object", properties: { c: { $ref: "#/components/schemas/Thing" } } };
const shipped = `${CREATE}/callbacks/shipped`;
const tagged = (member: string) => ({ oneOf: [], discriminator: { propertyName: member } });

export const furtherBreaking: readonly Case[] = [
  make("parameter removed", "parameter-removed", [[`${LIST}/parameters/1`]]),
  make("parameter moved to a header", "parameter-removed", [[`${LIST}/parameters/1/in`, "header"]]),
  make("parameter became required", "parameter-became-required", [
    [`${LIST}/parameters/1/required`, true],
  ]),
  make("lists are no longer exploded", "parameter-serialization-changed", [
    [`${LIST}/parameters/2/explode`, false],
  ]),
  make("pipes between items", "parameter-serialization-changed", [
    [`${LIST}/parameters/2/style`, "pipeDelimited"],
  ]),
  make("parameter not empty", "parameter-empty-value-refused", [
    [`${LIST}/parameters/2/allowEmptyValue`],
  ]),
  make("value of a query enum removed", "request-enum-narrowed", [
    [`${LIST}/parameters/1/schema/enum/0`],
  ]),
  make("type of a placeholder changed", "request-type-narrowed", [
    [`${ONE}/parameters/0/schema/type`, "integer"],
  ]),
  make("required body added", "request-body-added-required", [
    [`${ONE}/delete/requestBody`, { required: true, content: json }],
  ]),
  make("body removed", "request-body-removed", [[`${ONE}/put/requestBody`]]),
  make("encoding of a form changed", "encoding-changed", [
    [`${BODY}/content/application~1x-www-form-urlencoded/encoding/tags/style`, "pipeDelimited"],
  ]),
  make("body of an answer removed", "response-body-removed", [
    [`${ONE}/get/responses/200/content`],
  ]),
  make("media type of an answer removed", "response-media-type-removed", [
    [`${CREATED}/content/text~1csv`],
  ]),
  make("header may be missing", "response-header-became-optional", [
    [`${LIST}/responses/200/headers/X-Total/required`],
  ]),
  make("header of another type", "response-type-widened", [
    [`${LIST}/responses/200/headers/X-Total/schema`, text],
  ]),
  make("alternative of security removed", "security-alternative-removed", [
    [`${ONE}/delete/security/1`],
  ]),
  make(
    "OAuth scope added",
    "security-scope-added",
    [[`${ONE}/delete/security/0/Login/1`, "admin"]],
    [[`${ONE}/delete/security/1`]],
  ),
  make("scheme in the query", "security-scheme-changed", [
    ["/components/securitySchemes/Key/in", "query"],
  ]),
  make("scope of the key added", "scope-required", [[`${CREATE}/x-sdk-scopes/1`, "stock:read"]]),
  make("first scope of the key", "scope-required", [[`${LIST}/x-sdk-scopes`, ["orders:read"]]]),
  make("idempotency key refused", "idempotency-key-refused", [[`${CREATE}/x-idempotent`, "none"]]),
  make("no longer repeatable", "natural-idempotency-lost", [[`${LIST}/x-idempotent`, "none"]]),
  make("cursor of another name", "pagination-changed", [
    [`${LIST}/x-sdk-pagination/send`, "cursor"],
  ]),
  make("paging removed", "pagination-changed", [[`${LIST}/x-sdk-pagination`]]),
  make("event removed", "event-removed", [["/x-webhooks/order.paid"]]),
  make("callback removed", "event-removed", [[shipped]]),
  make("address of a callback changed", "event-removed", [
    [`${shipped}/{$request.body#~1url}`, {}],
    [`${shipped}/{$request.body#~1callbackUrl}`],
  ]),
  make("event in another format", "event-media-type-removed", [
    [`${EVENT}/requestBody/content/application~1xml`, {}],
    [`${EVENT}/requestBody/content/application~1json`],
  ]),
  make("event in one more format", "event-media-type-added", [
    [`${EVENT}/requestBody/content/application~1xml`, {}],
  ]),
  make("signature of deliveries removed", "event-header-removed", [[`${EVENT}/parameters/0`]]),
  make("signature may be missing", "response-header-became-optional", [
    [`${EVENT}/parameters/0/required`],
  ]),
  make("answer to an event not understood", "event-answer-removed", [[`${EVENT}/responses/410`]]),
  make("member of an event removed", "response-property-removed", [
    ["/components/schemas/OrderEvent/properties/data"],
  ]),
  make("base address removed", "server-removed", [["/servers/0/url", "https://new.example"]]),
  make("map of anything", "response-additional-properties-widened", [
    [`${STOCK}/responses/200/content/application~1json/schema/additionalProperties`],
  ]),
  make(
    "enum closed in an answer",
    "enum-closed",
    [[`${ORDER}/properties/status/x-sdk-open`]],
    [[`${ORDER}/properties/status/x-sdk-open`, true]],
  ),
  make("prohibition in a request", "request-not-changed", [[`${asked}/not`, { enum: ["x"] }]]),
  make(
    "prohibition in an answer lifted",
    "response-not-changed",
    [[`${probe}/not`]],
    [[`${probe}/not`, { enum: ["x"] }]],
  ),
  make(
    "chosen by another member",
    "discriminator-changed",
    [[`${probe}/discriminator/propertyName`, "type"]],
    [[probe, tagged("kind")]],
  ),
  make("member read only", "request-property-removed", [
    [`${REQUEST}/properties/note/readOnly`, true],
  ]),
  make("member write only", "response-property-removed", [
    [`${ORDER}/properties/total/writeOnly`, true],
  ]),
  make(
    "required by allOf",
    "request-property-became-required",
    [
      [
        REQUEST,
        {
          allOf: [
            { type: "object", properties: { item: text, note: text } },
            { required: ["note"] },
          ],
        },
      ],
    ],
    [[REQUEST, { type: "object", properties: { item: text, note: text } }]],
  ),
  make(
    "request: a choice instead of a schema whose reference changed",
    "request-type-narrowed",
    [
      [asked, { oneOf: [inner] }],
      ["/components/schemas/Thing/type", "object"],
    ],
    [
      ["/components/schemas/Thing", text],
      [asked, inner],
    ],
  ),
  make(
    "answer: a schema whose reference changed instead of a choice",
    "response-type-widened",
    [
      [probe, inner],
      ["/components/schemas/Thing/type", "object"],
    ],
    [
      ["/components/schemas/Thing", text],
      [probe, { oneOf: [inner] }],
    ],
  ),
];

export const furtherSafe: readonly Case[] = [
  make("method added", "operation-added", [
    [`${ONE}/patch`, { responses: { "204": { description: "Done." } } }],
  ]),
  make("operationId changed", "operation-id-changed", [[`${LIST}/operationId`, "orders"]]),
  make("first tag changed", "operation-tag-changed", [[`${LIST}/tags/0`, "Stock"]]),
  make("deprecation withdrawn", "operation-deprecation-withdrawn", [[`${ONE}/put/deprecated`]]),
  make("end comes earlier", "deprecation-terms-hastened", [
    [`${ONE}/put/x-sdk-deprecated/sunset`, "2029-01-01"],
  ]),
  make("example added", "examples-changed", [[`${REQUEST}/properties/item/example`, "shoe"]]),
  make("optional parameter added", "optional-parameter-added", [
    [`${LIST}/parameters/4`, { name: "q", in: "query", schema: text }],
  ]),
  make(
    "parameter became optional",
    "parameter-became-optional",
    [[`${LIST}/parameters/1/required`]],
    [[`${LIST}/parameters/1/required`, true]],
  ),
  make("default form written out", "documentation-changed", [
    [`${LIST}/parameters/2/style`, "form"],
    [`${LIST}/parameters/2/description`, "Ids."],
  ]),
  make("optional body added", "request-body-added-optional", [
    [`${ONE}/delete/requestBody`, { content: json }],
  ]),
  make("body became optional", "request-body-became-optional", [[`${BODY}/required`]]),
  make("media type accepted", "request-media-type-added", [
    [`${BODY}/content/application~1xml`, {}],
  ]),
  make("one more success", "success-status-added", [
    [`${CREATE}/responses/202`, { description: "Later." }],
  ]),
  make("one more failure", "failure-status-added", [
    [`${CREATE}/responses/422`, { description: "Wrong." }],
  ]),
  make("one failure less", "failure-status-removed", [[`${CREATE}/responses/409`]]),
  make("default answer removed", "default-answer-removed", [[`${LIST}/responses/default`]]),
  make("default answer added", "default-answer-added", [
    [`${CREATE}/responses/default`, { description: "Else." }],
  ]),
  make("answer has a body", "response-body-added", [[`${CREATE}/responses/409/content`, json]]),
  make("one more media type of an answer", "response-media-type-added", [
    [`${ONE}/get/responses/200/content/text~1csv`, {}],
  ]),
  make("header added", "response-header-added", [
    [`${CREATED}/headers`, { "X-Id": { schema: text } }],
  ]),
  make(
    "header always there",
    "response-header-became-required",
    [[`${LIST}/responses/200/headers/X-Total/required`, true]],
    [[`${LIST}/responses/200/headers/X-Total/required`]],
  ),
  make("link removed", "response-link-removed", [[`${CREATED}/links/read`]]),
  make("link added", "response-link-added", [
    [`${CREATED}/links/cancel`, { operationId: "cancelOrder" }],
  ]),
  make("security removed", "security-removed", [[`${LIST}/security`, []]]),
  make("alternative of security added", "security-alternative-added", [
    [`${LIST}/security`, [{ Key: [] }, { Login: [] }]],
  ]),
  make("scope of the key dropped", "scope-dropped", [[`${CREATE}/x-sdk-scopes/0`]]),
  make("idempotency key taken", "idempotency-key-taken", [[`${ONE}/put/x-idempotent`, "key"]]),
  make("repeatable", "natural-idempotency-gained", [[`${ONE}/delete/x-idempotent`, "natural"]]),
  make("another rate class", "rate-class-changed", [[`${CREATE}/x-sdk-rate-class`, "money"]]),
  make("error code added", "error-code-added", [[`${CREATE}/x-sdk-error-codes/1`, "closed"]]),
  make("error code removed", "error-code-removed", [[`${CREATE}/x-sdk-error-codes/0`]]),
  make("marked as paged", "pagination-added", [[`${STOCK}/x-sdk-pagination`, { style: "cursor" }]]),
  make("event added", "event-added", [["/x-webhooks/order.lost", { post: {} }]]),
  make("header of deliveries added", "event-header-added", [
    [`${EVENT}/parameters/1`, { name: "Attempt", in: "header", schema: text }],
  ]),
  make("one more answer to an event", "event-answer-added", [
    [`${EVENT}/responses/200`, { description: "Seen." }],
  ]),
  make("base address added", "server-added", [["/servers/1", { url: "https://two.example" }]]),
  make("default host changed", "server-variable-changed", [
    ["/servers/0/variables/host/default", "b.example"],
  ]),
  make("tag removed", "tag-removed", [["/tags/1"]]),
  make("tag added", "tag-added", [["/tags/2", { name: "Returns" }]]),
  make(
    "value of an open enum",
    "response-open-enum-value-added",
    [[`${ORDER}/properties/status/enum/2`, "lost"]],
    [[`${ORDER}/properties/status/x-sdk-open`, true]],
  ),
  make("enum opened", "enum-opened", [[`${ORDER}/properties/status/x-sdk-open`, true]]),
  make(
    "member of a closed answer",
    "response-property-added-to-closed",
    [[`${ORDER}/properties/color`, text]],
    [[`${ORDER}/additionalProperties`, false]],
  ),
  make(
    "closed answer opened",
    "response-additional-properties-opened",
    [[`${ORDER}/additionalProperties`]],
    [[`${ORDER}/additionalProperties`, false]],
  ),
  make("answer closed", "response-additional-properties-narrowed", [
    [`${ORDER}/additionalProperties`, false],
  ]),
  make(
    "request opened",
    "request-additional-properties-widened",
    [[`${REQUEST}/additionalProperties`]],
    [[`${REQUEST}/additionalProperties`, false]],
  ),
  make("member of an answer always there", "response-property-became-required", [
    [`${ORDER}/required/2`, "total"],
  ]),
  make("default changed", "default-changed", [[`${REQUEST}/properties/count/default`, 2]]),
  make("no longer sensitive", "sensitivity-lowered", [[`${ORDER}/properties/secret/x-sensitive`]]),
  make("sensitive", "sensitivity-raised", [[`${ORDER}/properties/id/x-sensitive`, true]]),
  make("member deprecated", "schema-deprecated", [[`${ORDER}/properties/total/deprecated`, true]]),
  make(
    "member no longer deprecated",
    "schema-deprecation-withdrawn",
    [[`${ORDER}/properties/total/deprecated`]],
    [[`${ORDER}/properties/total/deprecated`, true]],
  ),
  make(
    "schema renamed",
    "schema-renamed",
    [
      ["/components/schemas/Item", text],
      [`${probe}`, { $ref: "#/components/schemas/Item" }],
      ["/components/schemas/Thing"],
    ],
    [
      ["/components/schemas/Thing", text],
      [`${probe}`, { $ref: "#/components/schemas/Thing" }],
    ],
  ),
  make(
    "overlapping alternatives in a request",
    "request-union-ambiguous",
    [[`${asked}/oneOf/0/maxLength`, 9]],
    [
      [
        asked,
        {
          oneOf: [
            { type: "string", maxLength: 5 },
            { type: "string", minLength: 7 },
          ],
        },
      ],
    ],
  ),
  make(
    "alternatives that overlap through what they refer to",
    "request-union-ambiguous",
    [["/components/schemas/Kind/enum/1", "y"]],
    [
      ["/components/schemas/Kind", { type: "string", enum: ["x"] }],
      [asked, { oneOf: [{ $ref: "#/components/schemas/Kind" }, { type: "string", enum: ["y"] }] }],
    ],
  ),
  make(
    "overlapping alternatives in an answer",
    "response-union-ambiguous",
    [[`${probe}/oneOf/0/maxLength`, 5]],
    [
      [
        probe,
        {
          oneOf: [
            { type: "string", maxLength: 9 },
            { type: "string", minLength: 7 },
          ],
        },
      ],
    ],
  ),
  make(
    "member of an answer that is always there",
    "response-property-added",
    [
      [`${probe}/properties/c`, text],
      [`${probe}/required`, ["c"]],
    ],
    [[probe, { type: "object", properties: {} }]],
  ),
  make("schemes renamed", "documentation-changed", [
    ["/components/securitySchemes/ApiKey", { type: "apiKey", in: "header", name: "x-key" }],
    ["/components/securitySchemes/Key"],
    ["/security", [{ ApiKey: [] }]],
    [`${ONE}/delete/security`, [{ Login: ["orders"] }, { ApiKey: [] }]],
    ["/info/description", "Shop."],
  ]),
  make("schema moved to components", "examples-changed", [
    ["/components/schemas/Note", { type: "string", example: "Soon." }],
    [`${REQUEST}/properties/note`, { $ref: "#/components/schemas/Note" }],
  ]),
  make(
    "allOf written out",
    "documentation-changed",
    [[probe, { type: "string", maxLength: 5, description: "All." }]],
    [[probe, { allOf: [{ type: "string" }, { maxLength: 5 }] }]],
  ),
];
