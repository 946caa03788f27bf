// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  Corridor as CorridorShape,
  CorridorCost as CorridorCostShape,
  CorridorList as CorridorListShape,
} from "../shapes/corridors.ts";

export const getCorridor: Operation = {
  id: "getCorridor",
  method: "GET",
  path: "/v1/corridors/{id}",
  result: CorridorShape,
};

export const getCorridorCosts: Operation = {
  id: "getCorridorCosts",
  method: "GET",
  path: "/v1/corridors/{id}/costs",
  result: CorridorCostShape,
};

export const listCorridors: Operation = {
  id: "listCorridors",
  method: "GET",
  path: "/v1/corridors",
  result: CorridorListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};
