// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  getRail: {
    paged: false,
    run: (client, args, options) =>
      client.rails.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  listRails: {
    paged: true,
    run: (client, args, options) =>
      client.rails.list(merged(args), withHeaders(args, options, [])),
  },
};
