// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  getIdempotencyKey: {
    paged: false,
    run: (client, args, options) =>
      client.idempotencyKeys.retrieve(args.path?.["operationId"] as never, args.path?.["key"] as never, withHeaders(args, options, [])),
  },
};
