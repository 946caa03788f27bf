// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  getCorridor: {
    paged: false,
    run: (client, args, options) =>
      client.corridors.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getCorridorCosts: {
    paged: false,
    run: (client, args, options) =>
      client.corridors.costs(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  listCorridors: {
    paged: true,
    run: (client, args, options) =>
      client.corridors.list(merged(args), withHeaders(args, options, [])),
  },
};
