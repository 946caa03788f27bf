// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Balance } from "../shapes/shared.ts";

export const BalanceList: Shape = [
  "object data:[0 hasMore:b nextCursor:?s url",
  () => [Balance],
];
