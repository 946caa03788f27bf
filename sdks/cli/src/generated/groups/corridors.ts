// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "getCorridor",
    name: "get",
    summary: "Read a corridor",
    method: "GET",
    path: "/v1/corridors/{id}",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["routing:read"],
  },
  {
    id: "getCorridorCosts",
    name: "costs",
    summary: "Read the cost history of a corridor",
    method: "GET",
    path: "/v1/corridors/{id}/costs",
    styles: "asOf",
    query: ["asOf t End of the window; now without it."],
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["routing:read"],
  },
  {
    id: "listCorridors",
    name: "list",
    summary: "List corridors",
    method: "GET",
    path: "/v1/corridors",
    styles: "limit startingAfter endingBefore sourceCountry destinationCountry active",
    query: [
      "limit i Number of items on one page.",
      "startingAfter s Cursor: id of the last item of the page before.",
      "endingBefore s Cursor: id of the first item of the page after.",
      "sourceCountry s Only corridors from this country.",
      "destinationCountry s Only corridors to this country.",
      "active b Only corridors that accept payments, or only those that do not.",
    ],
    page: {
      style: "cursor",
      send: "startingAfter",
      items: "/data",
      next: "/nextCursor",
      more: "/hasMore",
    },
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["routing:read"],
  },
];
