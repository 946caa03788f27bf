// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  listAuditEntries: {
    paged: true,
    run: (client, args, options) =>
      client.audit.list(merged(args), withHeaders(args, options, [])),
  },
  listRequestLog: {
    paged: true,
    run: (client, args, options) =>
      client.audit.listRequests(merged(args), withHeaders(args, options, [])),
  },
  streamRequestLog: {
    paged: false,
    run: (client, args, options) =>
      client.audit.streamRequests(merged(args), withHeaders(args, options, [])),
  },
  verifyAuditLog: {
    paged: false,
    run: (client, args, options) =>
      client.audit.verify(withHeaders(args, options, [])),
  },
};
