// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  getTransaction: {
    paged: false,
    run: (client, args, options) =>
      client.transactions.retrieve(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  getTransactionAuditTrail: {
    paged: true,
    run: (client, args, options) =>
      client.transactions.auditTrail(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  listTransactions: {
    paged: true,
    run: (client, args, options) =>
      client.transactions.list(merged(args), withHeaders(args, options, [])),
  },
  reverseTransaction: {
    paged: false,
    run: (client, args, options) =>
      client.transactions.reverse(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
