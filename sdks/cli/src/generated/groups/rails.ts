// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "getRail",
    name: "get",
    summary: "Read a rail",
    method: "GET",
    path: "/v1/rails/{id}",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["routing:read"],
  },
  {
    id: "listRails",
    name: "list",
    summary: "List rails",
    method: "GET",
    path: "/v1/rails",
    styles: "limit startingAfter endingBefore country currency kind",
    query: [
      "limit i Number of items on one page.",
      "startingAfter s Cursor: id of the last item of the page before.",
      "endingBefore s Cursor: id of the first item of the page after.",
      "country s Only rails that reach this country.",
      "currency s Only rails that carry this currency.",
      "kind pan_african_settlement|cemac_mobile_money|mobile_money|mobile_money_hub|internal| Only rails of this kind.",
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
