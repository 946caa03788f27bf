// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { Rail as RailShape, RailList as RailListShape } from "../shapes/rails.ts";

export const getRail: Operation = {
  id: "getRail",
  method: "GET",
  path: "/v1/rails/{id}",
  result: RailShape,
};

export const listRails: Operation = {
  id: "listRails",
  method: "GET",
  path: "/v1/rails",
  result: RailListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};
