// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  createKycCheck: {
    paged: false,
    run: (client, args, options) =>
      client.kyc.check(merged(args), withHeaders(args, options, [])),
  },
  createKycScore: {
    paged: false,
    run: (client, args, options) =>
      client.kyc.score(merged(args), withHeaders(args, options, [])),
  },
  getKycCheck: {
    paged: false,
    run: (client, args, options) =>
      client.kyc.retrieveCheck(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getKycScore: {
    paged: false,
    run: (client, args, options) =>
      client.kyc.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  listKycScores: {
    paged: true,
    run: (client, args, options) =>
      client.kyc.list(merged(args), withHeaders(args, options, [])),
  },
  reviewKycScore: {
    paged: false,
    run: (client, args, options) =>
      client.kyc.review(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
