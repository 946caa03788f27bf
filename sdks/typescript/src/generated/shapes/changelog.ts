// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const ChangeLogAffected: Shape = ["operations:[ fields:[ events:["];

export const ChangeLogEntry: Shape = [
  "id object version date kind breaking:b title description affected:0 migrationGuide:? announcedAt effectiveAt:? sunsetAt:? removedIn:?",
  () => [ChangeLogAffected],
];

export const ChangeLogEntryList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [ChangeLogEntry],
];
