// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  Reversal as ReversalShape,
  ReversalList as ReversalListShape,
} from "../shapes/reversals.ts";

export const getReversal: Operation = {
  id: "getReversal",
  method: "GET",
  path: "/v1/reversals/{id}",
  query: "expand,",
  result: ReversalShape,
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};

export const listReversals: Operation = {
  id: "listReversals",
  method: "GET",
  path: "/v1/reversals",
  query: "expand,",
  result: ReversalListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};
