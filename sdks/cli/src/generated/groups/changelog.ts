// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "getChangeLogEntry",
    name: "get",
    summary: "Get a change",
    method: "GET",
    path: "/v1/changelog/{id}",
    auth: [],
  },
  {
    id: "getChangeLogFeed",
    name: "feed",
    summary: "Get the change log as a feed",
    method: "GET",
    path: "/changelog.atom",
    answer: "application/atom+xml",
    auth: [],
  },
  {
    id: "listChangeLog",
    name: "list",
    summary: "List changes",
    method: "GET",
    path: "/v1/changelog",
    styles: "kind breaking operationId limit startingAfter endingBefore createdAfter createdBefore",
    query: [
      "kind added|changed|deprecated|removed|fixed|security| Only changes of this kind.",
      "breaking b Only breaking changes, or only others.",
      "operationId s Only changes of this operation.",
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
    auth: [],
  },
];
