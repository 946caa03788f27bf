// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  confirmChangeLogSubscription: {
    paged: false,
    run: (client, args, options) =>
      client.changelogSubscriptions.confirm(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  createChangeLogSubscription: {
    paged: false,
    run: (client, args, options) =>
      client.changelogSubscriptions.create(merged(args), withHeaders(args, options, [])),
  },
  deleteChangeLogSubscription: {
    paged: false,
    run: (client, args, options) =>
      client.changelogSubscriptions.delete(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getChangeLogSubscription: {
    paged: false,
    run: (client, args, options) =>
      client.changelogSubscriptions.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  listChangeLogSubscriptions: {
    paged: true,
    run: (client, args, options) =>
      client.changelogSubscriptions.list(merged(args), withHeaders(args, options, [])),
  },
  unsubscribeChangeLog: {
    paged: false,
    run: (client, args, options) =>
      client.changelogSubscriptions.unsubscribe(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
