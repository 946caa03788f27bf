// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  captureAuthorization: {
    paged: false,
    run: (client, args, options) =>
      client.cardAuthorizations.capture(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  getCardAuthorization: {
    paged: false,
    run: (client, args, options) =>
      client.cardAuthorizations.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  reverseAuthorization: {
    paged: false,
    run: (client, args, options) =>
      client.cardAuthorizations.reverse(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
};
