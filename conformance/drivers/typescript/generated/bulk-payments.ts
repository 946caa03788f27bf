// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  cancelBulkPayment: {
    paged: false,
    run: (client, args, options) =>
      client.bulkPayments.cancel(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  createBulkPayment: {
    paged: false,
    run: (client, args, options) =>
      client.bulkPayments.create(merged(args), withHeaders(args, options, [])),
  },
  getBulkPayment: {
    paged: false,
    run: (client, args, options) =>
      client.bulkPayments.retrieve(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  listBulkItems: {
    paged: true,
    run: (client, args, options) =>
      client.bulkPayments.listItems(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  listBulkPayments: {
    paged: true,
    run: (client, args, options) =>
      client.bulkPayments.list(merged(args), withHeaders(args, options, [])),
  },
  retryBulkPayment: {
    paged: false,
    run: (client, args, options) =>
      client.bulkPayments.retry(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
