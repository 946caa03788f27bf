// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "listBalances",
    name: "list",
    summary: "List balances",
    method: "GET",
    path: "/v1/balances",
    styles: "limit startingAfter endingBefore currency",
    query: [
      "limit i Number of items on one page.",
      "startingAfter s Cursor: id of the last item of the page before.",
      "endingBefore s Cursor: id of the first item of the page after.",
      "currency s Only this currency.",
    ],
    page: {
      style: "cursor",
      send: "startingAfter",
      items: "/data",
      next: "/nextCursor",
      more: "/hasMore",
    },
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["balances:read"],
  },
];
