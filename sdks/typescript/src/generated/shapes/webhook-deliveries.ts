// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Delivery } from "../shapes/shared.ts";

export const DeliveryList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Delivery],
];
