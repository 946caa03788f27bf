// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const IdempotencyKeyRecord: Shape = [
  "object operationId key state resource:?0 responseStatus:?i createdAt expiresAt",
  () => [ResourceReference],
];

export const ResourceReference: Shape = ["type id"];
