// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  createQuote: {
    paged: false,
    run: (client, args, options) =>
      client.quotes.create(merged(args), withHeaders(args, options, [])),
  },
  getQuote: {
    paged: false,
    run: (client, args, options) =>
      client.quotes.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
};
