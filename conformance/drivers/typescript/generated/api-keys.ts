// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  createApiKey: {
    paged: false,
    run: (client, args, options) =>
      client.apiKeys.create(merged(args), withHeaders(args, options, [])),
  },
  getApiKey: {
    paged: false,
    run: (client, args, options) =>
      client.apiKeys.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  listApiKeys: {
    paged: true,
    run: (client, args, options) =>
      client.apiKeys.list(merged(args), withHeaders(args, options, [])),
  },
  revokeApiKey: {
    paged: false,
    run: (client, args, options) =>
      client.apiKeys.revoke(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  rollApiKey: {
    paged: false,
    run: (client, args, options) =>
      client.apiKeys.roll(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  updateApiKey: {
    paged: false,
    run: (client, args, options) =>
      client.apiKeys.update(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
