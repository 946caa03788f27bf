// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  getDeprecationUsage: {
    paged: false,
    run: (client, args, options) =>
      client.deprecations.usage(withHeaders(args, options, [])),
  },
};
