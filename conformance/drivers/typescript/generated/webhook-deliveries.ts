// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  getDelivery: {
    paged: false,
    run: (client, args, options) =>
      client.webhookDeliveries.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  listDeliveries: {
    paged: true,
    run: (client, args, options) =>
      client.webhookDeliveries.list(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  retryDelivery: {
    paged: false,
    run: (client, args, options) =>
      client.webhookDeliveries.retry(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
};
