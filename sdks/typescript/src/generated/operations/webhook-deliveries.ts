// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { Delivery as DeliveryShape } from "../shapes/shared.ts";
import { DeliveryList as DeliveryListShape } from "../shapes/webhook-deliveries.ts";

export const getDelivery: Operation = {
  id: "getDelivery",
  method: "GET",
  path: "/v1/webhooks/deliveries/{id}",
  result: DeliveryShape,
};

export const listDeliveries: Operation = {
  id: "listDeliveries",
  method: "GET",
  path: "/v1/webhooks/endpoints/{id}/deliveries",
  result: DeliveryListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const retryDelivery: Operation = {
  id: "retryDelivery",
  method: "POST",
  path: "/v1/webhooks/deliveries/{id}/retry",
  result: DeliveryShape,
  key: "Idempotency-Key",
};
