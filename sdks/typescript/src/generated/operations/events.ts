// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { eventStream } from "../../runtime/sse.ts";
import {
  Event as EventShape,
  EventList as EventListShape,
  EventTypeInfoList as EventTypeInfoListShape,
  ListenResultsRequest as ListenResultsRequestShape,
  ListenSession as ListenSessionShape,
  ListenSessionList as ListenSessionListShape,
  ListenSessionRequest as ListenSessionRequestShape,
} from "../shapes/events.ts";

export const closeListenSession: Operation = {
  id: "closeListenSession",
  method: "DELETE",
  path: "/v1/webhooks/listen-sessions/{id}",
};

export const createListenSession: Operation = {
  id: "createListenSession",
  method: "POST",
  path: "/v1/webhooks/listen-sessions",
  body: ListenSessionRequestShape,
  result: ListenSessionShape,
  key: "Idempotency-Key",
  secret: "secret",
};

export const getEvent: Operation = {
  id: "getEvent",
  method: "GET",
  path: "/v1/events/{id}",
  result: EventShape,
  secret: "accountNumber~ clientToken dateOfBirth email iban~ key phone~ secret",
};

export const listEventTypes: Operation = {
  id: "listEventTypes",
  method: "GET",
  path: "/v1/webhooks/event-types",
  result: EventTypeInfoListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const listEvents: Operation = {
  id: "listEvents",
  method: "GET",
  path: "/v1/events",
  query: "type,",
  result: EventListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  secret: "accountNumber~ clientToken dateOfBirth email iban~ key phone~ secret",
};

export const listListenSessions: Operation = {
  id: "listListenSessions",
  method: "GET",
  path: "/v1/webhooks/listen-sessions",
  result: ListenSessionListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  secret: "secret",
};

export const recordListenResults: Operation = {
  id: "recordListenResults",
  method: "POST",
  path: "/v1/webhooks/listen-sessions/{id}/results",
  body: ListenResultsRequestShape,
};

export const streamEvents: Operation = {
  id: "streamEvents",
  method: "GET",
  path: "/v1/events/stream",
  query: "types,",
  accept: "text/event-stream",
  decode: eventStream,
  result: EventShape,
  secret: "accountNumber~ clientToken dateOfBirth email iban~ key phone~ secret",
};
