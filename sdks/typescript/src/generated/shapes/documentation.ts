// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const ErrorMember: Shape = ["name description"];

export const ErrorType: Shape = [
  "object code type status:i retryable:b title description members:[0 operations:[",
  () => [ErrorMember],
];

export const ErrorTypeList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [ErrorType],
];
