// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  getTenant: {
    paged: false,
    run: (client, args, options) =>
      client.tenant.retrieve(withHeaders(args, options, [])),
  },
  updateTenant: {
    paged: false,
    run: (client, args, options) =>
      client.tenant.update(merged(args), withHeaders(args, options, [])),
  },
};
