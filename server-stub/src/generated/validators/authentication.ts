// Generated from the API description; do not edit.
import type { RequestTable } from "../../http/validator-tables.ts";

/** What each operation of Authentication accepts. */
export const authentication = {
  checkAuthentication: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  createApiKey: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "CreateApiKeyRequest" },
  },
  createUser: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "CreateUserRequest" },
  },
  getApiKey: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^key_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getSession: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  getTenant: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  listApiKeys: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        status: { $ref: "ApiKeyStatus" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  listUsers: {
    params: null,
    query: {
      type: "object",
      properties: {
        limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
        startingAfter: { type: "string", minLength: 1, maxLength: 128 },
        endingBefore: { type: "string", minLength: 1, maxLength: 128 },
        createdAfter: { type: "string", format: "date-time" },
        createdBefore: { type: "string", format: "date-time" },
        role: { $ref: "Role" },
      },
      additionalProperties: false,
    },
    headers: null,
    body: null,
  },
  login: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "LoginRequest" },
  },
  logout: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  refreshSession: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "RefreshSessionRequest" },
  },
  revokeApiKey: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^key_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: null,
  },
  rollApiKey: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^key_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "RollApiKeyRequest" },
  },
  updateApiKey: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^key_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "UpdateApiKeyRequest" },
  },
  updateTenant: {
    params: null,
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "UpdateTenantRequest" },
  },
  updateUser: {
    params: {
      type: "object",
      properties: { id: { type: "string", pattern: "^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$" } },
      required: ["id"],
    },
    query: { type: "object", properties: {}, additionalProperties: false },
    headers: null,
    body: { $ref: "UpdateUserRequest" },
  },
} as const satisfies RequestTable;
