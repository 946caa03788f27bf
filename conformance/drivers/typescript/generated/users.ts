// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  createUser: {
    paged: false,
    run: (client, args, options) =>
      client.users.create(merged(args), withHeaders(args, options, [])),
  },
  listUsers: {
    paged: true,
    run: (client, args, options) =>
      client.users.list(merged(args), withHeaders(args, options, [])),
  },
  updateUser: {
    paged: false,
    run: (client, args, options) =>
      client.users.update(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
