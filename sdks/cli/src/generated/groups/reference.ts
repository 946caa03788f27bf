// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "listCurrencies",
    name: "list-currencies",
    summary: "List currencies",
    method: "GET",
    path: "/v1/currencies",
    styles: "limit startingAfter endingBefore",
    query: [
      "limit i Number of items on one page.",
      "startingAfter s Cursor: id of the last item of the page before.",
      "endingBefore s Cursor: id of the first item of the page after.",
    ],
    page: {
      style: "cursor",
      send: "startingAfter",
      items: "/data",
      next: "/nextCursor",
      more: "/hasMore",
    },
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
  },
  {
    id: "listMerchantCategories",
    name: "list-merchant-categories",
    summary: "List merchant category groups",
    method: "GET",
    path: "/v1/merchant-categories",
    styles: "limit startingAfter endingBefore",
    query: [
      "limit i Number of items on one page.",
      "startingAfter s Cursor: id of the last item of the page before.",
      "endingBefore s Cursor: id of the first item of the page after.",
    ],
    page: {
      style: "cursor",
      send: "startingAfter",
      items: "/data",
      next: "/nextCursor",
      more: "/hasMore",
    },
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
  },
  {
    id: "listProviders",
    name: "list-providers",
    summary: "List mobile-money providers",
    method: "GET",
    path: "/v1/providers",
    styles: "limit startingAfter endingBefore country",
    query: [
      "limit i Number of items on one page.",
      "startingAfter s Cursor: id of the last item of the page before.",
      "endingBefore s Cursor: id of the first item of the page after.",
      "country s Only providers in this country.",
    ],
    page: {
      style: "cursor",
      send: "startingAfter",
      items: "/data",
      next: "/nextCursor",
      more: "/hasMore",
    },
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
  },
];
