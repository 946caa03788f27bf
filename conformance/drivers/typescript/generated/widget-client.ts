// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  createClientKyc: {
    paged: false,
    run: (client, args, options) =>
      client.widgetClient.createKyc(merged(args), withHeaders(args, options, [])),
  },
  createClientPayment: {
    paged: false,
    run: (client, args, options) =>
      client.widgetClient.createPayment(merged(args), withHeaders(args, options, [])),
  },
  createClientQuote: {
    paged: false,
    run: (client, args, options) =>
      client.widgetClient.createQuote(merged(args), withHeaders(args, options, [])),
  },
  getClientBalances: {
    paged: false,
    run: (client, args, options) =>
      client.widgetClient.balances(withHeaders(args, options, [])),
  },
  getClientPayment: {
    paged: false,
    run: (client, args, options) =>
      client.widgetClient.retrievePayment(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getClientSession: {
    paged: false,
    run: (client, args, options) =>
      client.widgetClient.session(withHeaders(args, options, [])),
  },
};
