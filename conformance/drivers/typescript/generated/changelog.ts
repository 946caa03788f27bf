// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  getChangeLogEntry: {
    paged: false,
    run: (client, args, options) =>
      client.changelog.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getChangeLogFeed: {
    paged: false,
    run: (client, args, options) =>
      client.changelog.feed(withHeaders(args, options, [])),
  },
  listChangeLog: {
    paged: true,
    run: (client, args, options) =>
      client.changelog.list(merged(args), withHeaders(args, options, [])),
  },
};
