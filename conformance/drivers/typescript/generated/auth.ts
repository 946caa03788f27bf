// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  checkAuthentication: {
    paged: false,
    run: (client, args, options) =>
      client.auth.check(withHeaders(args, options, [])),
  },
  getSession: {
    paged: false,
    run: (client, args, options) =>
      client.auth.session(withHeaders(args, options, [])),
  },
  login: {
    paged: false,
    run: (client, args, options) =>
      client.auth.login(merged(args), withHeaders(args, options, [])),
  },
  logout: {
    paged: false,
    run: (client, args, options) =>
      client.auth.logout(withHeaders(args, options, [])),
  },
  refreshSession: {
    paged: false,
    run: (client, args, options) =>
      client.auth.refresh(merged(args), withHeaders(args, options, [])),
  },
};
