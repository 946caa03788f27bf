// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  createAccount: {
    paged: false,
    run: (client, args, options) =>
      client.accounts.create(merged(args), withHeaders(args, options, [])),
  },
  getAccount: {
    paged: false,
    run: (client, args, options) =>
      client.accounts.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  listAccounts: {
    paged: true,
    run: (client, args, options) =>
      client.accounts.list(merged(args), withHeaders(args, options, [])),
  },
  listLedgerEntries: {
    paged: true,
    run: (client, args, options) =>
      client.accounts.listEntries(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
