// Generated from the API description. Do not edit: changes belong in the generator.
import { textResult } from "../../runtime/bodies.ts";
import type { Operation } from "../../runtime/operation.ts";
import {
  ChangeLogEntry as ChangeLogEntryShape,
  ChangeLogEntryList as ChangeLogEntryListShape,
} from "../shapes/changelog.ts";

export const getChangeLogEntry: Operation = {
  id: "getChangeLogEntry",
  method: "GET",
  path: "/v1/changelog/{id}",
  result: ChangeLogEntryShape,
  auth: [],
};

export const getChangeLogFeed: Operation = {
  id: "getChangeLogFeed",
  method: "GET",
  path: "/changelog.atom",
  accept: "application/atom+xml",
  decode: textResult,
  auth: [],
};

export const listChangeLog: Operation = {
  id: "listChangeLog",
  method: "GET",
  path: "/v1/changelog",
  result: ChangeLogEntryListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  auth: [],
};
