// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  authorizeGhostCard: {
    paged: false,
    run: (client, args, options) =>
      client.ghostCards.authorize(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  closeGhostCard: {
    paged: false,
    run: (client, args, options) =>
      client.ghostCards.close(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  createGhostCard: {
    paged: false,
    run: (client, args, options) =>
      client.ghostCards.create(merged(args), withHeaders(args, options, [])),
  },
  freezeGhostCard: {
    paged: false,
    run: (client, args, options) =>
      client.ghostCards.freeze(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getGhostCard: {
    paged: false,
    run: (client, args, options) =>
      client.ghostCards.retrieve(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  getSpendLimits: {
    paged: true,
    run: (client, args, options) =>
      client.ghostCards.spendLimits(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  listGhostCardAuthorizations: {
    paged: true,
    run: (client, args, options) =>
      client.ghostCards.listAuthorizations(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  listGhostCards: {
    paged: true,
    run: (client, args, options) =>
      client.ghostCards.list(merged(args), withHeaders(args, options, [])),
  },
  replaceSpendLimits: {
    paged: false,
    run: (client, args, options) =>
      client.ghostCards.replaceSpendLimits(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
  revealGhostCard: {
    paged: false,
    run: (client, args, options) =>
      client.ghostCards.reveal(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  unfreezeGhostCard: {
    paged: false,
    run: (client, args, options) =>
      client.ghostCards.unfreeze(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  updateGhostCard: {
    paged: false,
    run: (client, args, options) =>
      client.ghostCards.update(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
