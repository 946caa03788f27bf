// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Actor } from "../shapes/shared.ts";

export const ApiKey: Shape = [
  "id object name mode prefix last4 scopes:[ apiVersion status allowedIps:[ expiresAt:? lastUsedAt:? rolledToId:? createdBy:0 key:? livemode:b createdAt updatedAt version:i",
  () => [Actor],
];

export const ApiKeyList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [ApiKey],
];

export const CreateApiKeyRequest: Shape = ["name scopes:[ allowedIps:-[ expiresAt:-"];

export const RollApiKeyRequest: Shape = ["overlapHours:-i"];

export const UpdateApiKeyRequest: Shape = ["name:- scopes:-[ allowedIps:-["];
