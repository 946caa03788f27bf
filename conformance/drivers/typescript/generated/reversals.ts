// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  getReversal: {
    paged: false,
    run: (client, args, options) =>
      client.reversals.retrieve(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  listReversals: {
    paged: true,
    run: (client, args, options) =>
      client.reversals.list(merged(args), withHeaders(args, options, [])),
  },
};
