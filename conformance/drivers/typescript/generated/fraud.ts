// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  analyzeFraud: {
    paged: false,
    run: (client, args, options) =>
      client.fraud.analyze(merged(args), withHeaders(args, options, [])),
  },
  getFraudAnalysis: {
    paged: false,
    run: (client, args, options) =>
      client.fraud.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getFraudPolicy: {
    paged: false,
    run: (client, args, options) =>
      client.fraud.policy(withHeaders(args, options, [])),
  },
  listFraudAnalyses: {
    paged: true,
    run: (client, args, options) =>
      client.fraud.list(merged(args), withHeaders(args, options, [])),
  },
  replaceFraudPolicy: {
    paged: false,
    run: (client, args, options) =>
      client.fraud.replacePolicy(merged(args), withHeaders(args, options, [])),
  },
  submitFraudFeedback: {
    paged: false,
    run: (client, args, options) =>
      client.fraud.submitFeedback(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
