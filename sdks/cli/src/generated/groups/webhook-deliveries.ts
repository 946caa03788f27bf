// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "getDelivery",
    name: "get",
    summary: "Get a delivery",
    method: "GET",
    path: "/v1/webhooks/deliveries/{id}",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["webhooks:read"],
  },
  {
    id: "listDeliveries",
    name: "list",
    summary: "List deliveries of an endpoint",
    method: "GET",
    path: "/v1/webhooks/endpoints/{id}/deliveries",
    styles: "status eventId eventType limit startingAfter endingBefore createdAfter createdBefore",
    query: [
      "status pending|delivering|succeeded|failed|skipped| Only deliveries in this state.",
      "eventId s Only deliveries of this event.",
      "eventType s Only deliveries of events of this type.",
      "limit i Number of items on one page.",
      "startingAfter s Cursor: id of the last item of the page before.",
      "endingBefore s Cursor: id of the first item of the page after.",
      "createdAfter t Only items created at or after this time (RFC 3339).",
      "createdBefore t Only items created before this time (RFC 3339).",
    ],
    page: {
      style: "cursor",
      send: "startingAfter",
      items: "/data",
      next: "/nextCursor",
      more: "/hasMore",
    },
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["webhooks:read"],
  },
  {
    id: "retryDelivery",
    name: "retry",
    summary: "Retry a delivery",
    method: "POST",
    path: "/v1/webhooks/deliveries/{id}/retry",
    key: "Idempotency-Key",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["webhooks:write"],
  },
];
