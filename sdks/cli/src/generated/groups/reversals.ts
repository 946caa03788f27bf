// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "getReversal",
    name: "get",
    summary: "Read a reversal",
    method: "GET",
    path: "/v1/reversals/{id}",
    styles: "expand,",
    query: [
      "expand s[] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at …",
    ],
    waits: true,
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["transactions:read"],
  },
  {
    id: "listReversals",
    name: "list",
    summary: "List reversals",
    method: "GET",
    path: "/v1/reversals",
    styles: "expand, limit startingAfter endingBefore createdAfter createdBefore status reason transactionId",
    query: [
      "expand s[] Comma-separated names of linked objects to put into the answer beside their ids: at most 4 paths, each at …",
      "limit i Number of items on one page.",
      "startingAfter s Cursor: id of the last item of the page before.",
      "endingBefore s Cursor: id of the first item of the page after.",
      "createdAfter t Only items created at or after this time (RFC 3339).",
      "createdBefore t Only items created before this time (RFC 3339).",
      "status pending|completed|failed| Only reversals in this state.",
      "reason duplicate|fraudulent|customer_request|wrong_recipient|wrong_amount|service_not_rendered|technical_error|other| Only reversals for this reason.",
      "transactionId s Only the reversals of this transaction.",
    ],
    page: {
      style: "cursor",
      send: "startingAfter",
      items: "/data",
      next: "/nextCursor",
      more: "/hasMore",
    },
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["transactions:read"],
  },
];
