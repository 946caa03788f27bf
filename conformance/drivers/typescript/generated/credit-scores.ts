// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  createCreditScore: {
    paged: false,
    run: (client, args, options) =>
      client.creditScores.create(merged(args), withHeaders(args, options, [])),
  },
  getCreditScore: {
    paged: false,
    run: (client, args, options) =>
      client.creditScores.retrieve(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  listCreditScores: {
    paged: true,
    run: (client, args, options) =>
      client.creditScores.list(merged(args), withHeaders(args, options, [])),
  },
};
