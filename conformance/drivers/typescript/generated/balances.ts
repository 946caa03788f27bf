// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  listBalances: {
    paged: true,
    run: (client, args, options) =>
      client.balances.list(merged(args), withHeaders(args, options, [])),
  },
};
