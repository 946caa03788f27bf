// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";

export const ChangeLogConfirmRequest: Shape = ["token"];

export const ChangeLogFilter: Shape = ["breakingOnly:b operations:?[ onlyAffectingMe:b"];

export const ChangeLogFilterInput: Shape = ["breakingOnly:-b operations:-[ onlyAffectingMe:-b"];

export const ChangeLogSubscription: Shape = [
  "id object livemode:b createdAt updatedAt version:i channel target:? filter:0 status",
  () => [ChangeLogFilter],
];

export const ChangeLogSubscriptionList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [ChangeLogSubscription],
];

export const ChangeLogSubscriptionRequest: Shape = [
  "channel target:- filter:-0",
  () => [ChangeLogFilterInput],
];
