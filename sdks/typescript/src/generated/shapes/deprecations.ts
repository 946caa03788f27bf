// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const DeprecationUsage: Shape = [
  "object livemode:b from until usage:[0",
  () => [DeprecationUsageItem],
];

export const DeprecationUsageItem: Shape = ["kind subject count:i lastUsedAt lastClient:? requestIds:[ replacement:? sunsetAt:? removedIn:? changeLogEntryId:?"];
