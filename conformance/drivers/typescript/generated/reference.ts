// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  listCurrencies: {
    paged: true,
    run: (client, args, options) =>
      client.reference.listCurrencies(merged(args), withHeaders(args, options, [])),
  },
  listMerchantCategories: {
    paged: true,
    run: (client, args, options) =>
      client.reference.listMerchantCategories(merged(args), withHeaders(args, options, [])),
  },
  listProviders: {
    paged: true,
    run: (client, args, options) =>
      client.reference.listProviders(merged(args), withHeaders(args, options, [])),
  },
};
