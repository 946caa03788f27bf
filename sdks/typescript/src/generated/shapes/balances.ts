// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Money } from "../shapes/shared.ts";

export const Balance: Shape = [
  "object currency available:0 pending:0 reserved:0 total:0 asOf",
  () => [Money],
];

export const BalanceList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Balance],
];
