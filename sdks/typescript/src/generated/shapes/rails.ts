// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Money } from "../shapes/shared.ts";

export const Rail: Shape = [
  "id object livemode:b version:i createdAt updatedAt name kind simulated:b countries:[ currencies:[ directions:[ destinationTypes:[ limits:[0 tariff:1 responseTimeoutSeconds:?i reversal health:2 settlement:3",
  () => [RailLimit, RailTariff, RailHealth, RailSettlement],
];

export const RailHealth: Shape = ["status successRate1h:?n since"];

export const RailLimit: Shape = [
  "currency min:0 max:0",
  () => [Money],
];

export const RailList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Rail],
];

export const RailSettlement: Shape = ["model cutoffUtc:?"];

export const RailTariff: Shape = [
  "fixed:0 bps:n min:?0 cap:?0 fxMarginBps:n",
  () => [Money],
];
