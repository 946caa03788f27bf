// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  cancelPayment: {
    paged: false,
    run: (client, args, options) =>
      client.payments.cancel(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  createPayment: {
    paged: false,
    run: (client, args, options) =>
      client.payments.create(merged(args), withHeaders(args, options, [])),
  },
  getPayment: {
    paged: false,
    run: (client, args, options) =>
      client.payments.retrieve(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  listPayments: {
    paged: true,
    run: (client, args, options) =>
      client.payments.list(merged(args), withHeaders(args, options, [])),
  },
  reconcilePayment: {
    paged: false,
    run: (client, args, options) =>
      client.payments.reconcile(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  reviewPayment: {
    paged: false,
    run: (client, args, options) =>
      client.payments.review(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
