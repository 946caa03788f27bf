// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  closeListenSession: {
    paged: false,
    run: (client, args, options) =>
      client.events.closeListenSession(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  createListenSession: {
    paged: false,
    run: (client, args, options) =>
      client.events.createListenSession(merged(args), withHeaders(args, options, [])),
  },
  getEvent: {
    paged: false,
    run: (client, args, options) =>
      client.events.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  listEventTypes: {
    paged: true,
    run: (client, args, options) =>
      client.events.listTypes(merged(args), withHeaders(args, options, [])),
  },
  listEvents: {
    paged: true,
    run: (client, args, options) =>
      client.events.list(merged(args), withHeaders(args, options, [])),
  },
  listListenSessions: {
    paged: true,
    run: (client, args, options) =>
      client.events.listListenSessions(merged(args), withHeaders(args, options, [])),
  },
  recordListenResults: {
    paged: false,
    run: (client, args, options) =>
      client.events.recordListenResults(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  streamEvents: {
    paged: false,
    run: (client, args, options) =>
      client.events.stream(merged(args), withHeaders(args, options, [])),
  },
};
