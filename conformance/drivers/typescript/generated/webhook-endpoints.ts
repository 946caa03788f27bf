// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  createWebhookEndpoint: {
    paged: false,
    run: (client, args, options) =>
      client.webhookEndpoints.create(merged(args), withHeaders(args, options, [])),
  },
  deleteWebhookEndpoint: {
    paged: false,
    run: (client, args, options) =>
      client.webhookEndpoints.delete(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getWebhookEndpoint: {
    paged: false,
    run: (client, args, options) =>
      client.webhookEndpoints.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  listWebhookEndpoints: {
    paged: true,
    run: (client, args, options) =>
      client.webhookEndpoints.list(merged(args), withHeaders(args, options, [])),
  },
  replayEvents: {
    paged: false,
    run: (client, args, options) =>
      client.webhookEndpoints.replayEvents(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  rotateWebhookSecret: {
    paged: false,
    run: (client, args, options) =>
      client.webhookEndpoints.rotateSecret(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  sendTestEvent: {
    paged: false,
    run: (client, args, options) =>
      client.webhookEndpoints.sendTestEvent(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  updateWebhookEndpoint: {
    paged: false,
    run: (client, args, options) =>
      client.webhookEndpoints.update(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
