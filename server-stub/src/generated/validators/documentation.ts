// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Documentation accepts. */
export const documentation = {
  exportInsomniaCollection: {
    params: null,
    query: {
      type: "object",
      properties: {
        tags: {
          type: "array",
          items: { type: "string", minLength: 1, maxLength: 40 },
          maxItems: 30,
        },
        journey: { type: "string", pattern: "^[a-z0-9-]{1,64}$" },
        env: { $ref: "ExportEnvironment" },
        baseUrl: { type: "string", format: "uri", maxLength: 200 },
        tests: { type: "boolean", default: true },
        deprecated: { type: "boolean", default: false },
        part: { $ref: "ExportPart" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  exportPostmanCollection: {
    params: null,
    query: {
      type: "object",
      properties: {
        tags: {
          type: "array",
          items: { type: "string", minLength: 1, maxLength: 40 },
          maxItems: 30,
        },
        journey: { type: "string", pattern: "^[a-z0-9-]{1,64}$" },
        env: { $ref: "ExportEnvironment" },
        baseUrl: { type: "string", format: "uri", maxLength: 200 },
        tests: { type: "boolean", default: true },
        deprecated: { type: "boolean", default: false },
        part: { $ref: "ExportPart" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  getApiDescription: {
    params: null,
    query: {
      type: "object",
      properties: {
        version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+$" },
        lang: { $ref: "LanguageTag" },
      },
      additionalProperties: false,
    },
    headers: {
      type: "object",
      properties: { "if-none-match": { type: "string", maxLength: 200 } },
    },
    body: null,
  },
  getApiDescriptionJson: {
    params: null,
    query: {
      type: "object",
      properties: {
        version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+$" },
        lang: { $ref: "LanguageTag" },
      },
      additionalProperties: false,
    },
    headers: {
      type: "object",
      properties: { "if-none-match": { type: "string", maxLength: 200 } },
    },
    body: null,
  },
  getApiDescriptionYaml: {
    params: null,
    query: {
      type: "object",
      properties: {
        version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+$" },
        lang: { $ref: "LanguageTag" },
      },
      additionalProperties: false,
    },
    headers: {
      type: "object",
      properties: { "if-none-match": { type: "string", maxLength: 200 } },
    },
    body: null,
  },
  getErrorType: {
    params: {
      type: "object",
      properties: { code: { type: "string", pattern: "^[a-z][a-z0-9_]{1,63}$" } },
      required: ["code"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getPlayground: {
    params: null,
    query: {
      type: "object",
      properties: { lang: { $ref: "LanguageTag" } },
      additionalProperties: false,
    },
    headers: {
      type: "object",
      properties: { "if-none-match": { type: "string", maxLength: 200 } },
    },
    body: null,
  },
  listErrorTypes: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
} as const satisfies RequestTable;
