// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  createWidget: {
    paged: false,
    run: (client, args, options) =>
      client.widgets.create(merged(args), withHeaders(args, options, [])),
  },
  createWidgetSession: {
    paged: false,
    run: (client, args, options) =>
      client.widgets.createSession(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  disableWidget: {
    paged: false,
    run: (client, args, options) =>
      client.widgets.disable(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getWidget: {
    paged: false,
    run: (client, args, options) =>
      client.widgets.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  listWidgets: {
    paged: true,
    run: (client, args, options) =>
      client.widgets.list(merged(args), withHeaders(args, options, [])),
  },
  updateWidget: {
    paged: false,
    run: (client, args, options) =>
      client.widgets.update(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
