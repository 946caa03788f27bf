// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  createCustomer: {
    paged: false,
    run: (client, args, options) =>
      client.customers.create(merged(args), withHeaders(args, options, [])),
  },
  eraseCustomer: {
    paged: false,
    run: (client, args, options) =>
      client.customers.erase(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getCustomer: {
    paged: false,
    run: (client, args, options) =>
      client.customers.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  listCustomers: {
    paged: true,
    run: (client, args, options) =>
      client.customers.list(merged(args), withHeaders(args, options, [])),
  },
  updateCustomer: {
    paged: false,
    run: (client, args, options) =>
      client.customers.update(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
