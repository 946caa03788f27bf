// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  previewRouting: {
    paged: false,
    run: (client, args, options) =>
      client.routing.preview(merged(args), withHeaders(args, options, [])),
  },
};
