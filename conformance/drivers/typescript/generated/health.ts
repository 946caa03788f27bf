// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  getLiveness: {
    paged: false,
    run: (client, args, options) =>
      client.health.live(withHeaders(args, options, [])),
  },
  getReadiness: {
    paged: false,
    run: (client, args, options) =>
      client.health.ready(withHeaders(args, options, [])),
  },
};
