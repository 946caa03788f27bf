// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { BalanceList as BalanceListShape } from "../shapes/balances.ts";

export const listBalances: Operation = {
  id: "listBalances",
  method: "GET",
  path: "/v1/balances",
  result: BalanceListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};
