// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Money } from "../shapes/shared.ts";

export const Corridor: Shape = ["id object sourceCountry destinationCountry sourceCurrency destinationCurrency rails:[ active:b"];

export const CorridorCost: Shape = [
  "object corridorId asOf windowHours:i bands:[0 rails:[1 series:[2",
  () => [Money, CorridorRailCost, CorridorCostPoint],
];

export const CorridorCostPoint: Shape = ["hour rail n:i meanCostIndex:?n successRate:?n"];

export const CorridorList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Corridor],
];

export const CorridorRailCost: Shape = ["rail sampleSize:i effectiveWeight:n costIndex:n tariffBps:[n observedBps:?n fxMarginBps:n successRate:n p50Seconds:n p95Seconds:n basis"];
