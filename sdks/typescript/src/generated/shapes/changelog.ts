// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const ChangeLogAffected: Shape = ["operations:[s fields:[s events:[s"];

export const ChangeLogEntry: Shape = [
  "id object version date kind breaking:b title description affected:0 migrationGuide:?s announcedAt effectiveAt:?s sunsetAt:?s removedIn:?s",
  () => [ChangeLogAffected],
];

export const ChangeLogEntryList: Shape = [
  "object data:[0 hasMore:b nextCursor:?s url",
  () => [ChangeLogEntry],
];
