// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Actor } from "../shapes/shared.ts";

export const ApiKey: Shape = [
  "id object name mode prefix last4 scopes:[s apiVersion status allowedIps:[s expiresAt:?s lastUsedAt:?s rolledToId:?s createdBy:0 key:?s livemode:b createdAt updatedAt version:i",
  () => [Actor],
];

export const ApiKeyList: Shape = [
  "object data:[0 hasMore:b nextCursor:?s url",
  () => [ApiKey],
];

export const CreateApiKeyRequest: Shape = ["name scopes:[s allowedIps:-[s expiresAt:-"];

export const RollApiKeyRequest: Shape = ["overlapHours:-i"];

export const UpdateApiKeyRequest: Shape = ["name:- scopes:-[s allowedIps:-[s"];
