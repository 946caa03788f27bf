// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  ApiKey as ApiKeyShape,
  ApiKeyList as ApiKeyListShape,
  CreateApiKeyRequest as CreateApiKeyRequestShape,
  RollApiKeyRequest as RollApiKeyRequestShape,
  UpdateApiKeyRequest as UpdateApiKeyRequestShape,
} from "../shapes/api-keys.ts";

export const createApiKey: Operation = {
  id: "createApiKey",
  method: "POST",
  path: "/v1/api-keys",
  body: CreateApiKeyRequestShape,
  result: ApiKeyShape,
  auth: ["ApiKeyAuth SessionAuth"],
  secret: "key",
};

export const getApiKey: Operation = {
  id: "getApiKey",
  method: "GET",
  path: "/v1/api-keys/{id}",
  result: ApiKeyShape,
  secret: "key",
};

export const listApiKeys: Operation = {
  id: "listApiKeys",
  method: "GET",
  path: "/v1/api-keys",
  result: ApiKeyListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  secret: "key",
};

export const revokeApiKey: Operation = {
  id: "revokeApiKey",
  method: "DELETE",
  path: "/v1/api-keys/{id}",
  result: ApiKeyShape,
  auth: ["ApiKeyAuth SessionAuth"],
  secret: "key",
};

export const rollApiKey: Operation = {
  id: "rollApiKey",
  method: "POST",
  path: "/v1/api-keys/{id}/roll",
  body: RollApiKeyRequestShape,
  result: ApiKeyShape,
  auth: ["ApiKeyAuth SessionAuth"],
  secret: "key",
};

export const updateApiKey: Operation = {
  id: "updateApiKey",
  method: "PATCH",
  path: "/v1/api-keys/{id}",
  body: UpdateApiKeyRequestShape,
  result: ApiKeyShape,
  secret: "key",
};
