// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  addSandboxCorridorHistory: {
    paged: false,
    run: (client, args, options) =>
      client.sandbox.addCorridorHistory(merged(args), withHeaders(args, options, [])),
  },
  advanceSandboxClock: {
    paged: false,
    run: (client, args, options) =>
      client.sandbox.advanceClock(merged(args), withHeaders(args, options, [])),
  },
  createSandboxFault: {
    paged: false,
    run: (client, args, options) =>
      client.sandbox.createFault(merged(args), withHeaders(args, options, [])),
  },
  deleteSandboxFault: {
    paged: false,
    run: (client, args, options) =>
      client.sandbox.deleteFault(args.path?.["id"] as never, withHeaders(args, options, [])),
  },
  fundSandboxBalance: {
    paged: false,
    run: (client, args, options) =>
      client.sandbox.fundBalance(merged(args), withHeaders(args, options, [])),
  },
  getSandboxClock: {
    paged: false,
    run: (client, args, options) =>
      client.sandbox.clock(withHeaders(args, options, [])),
  },
  listSandboxFaults: {
    paged: true,
    run: (client, args, options) =>
      client.sandbox.listFaults(merged(args), withHeaders(args, options, [])),
  },
  resetSandbox: {
    paged: false,
    run: (client, args, options) =>
      client.sandbox.reset(withHeaders(args, options, [])),
  },
  resetSandboxClock: {
    paged: false,
    run: (client, args, options) =>
      client.sandbox.resetClock(withHeaders(args, options, [])),
  },
  setSandboxClock: {
    paged: false,
    run: (client, args, options) =>
      client.sandbox.setClock(merged(args), withHeaders(args, options, [])),
  },
  triggerSandboxCallback: {
    paged: false,
    run: (client, args, options) =>
      client.sandbox.triggerCallback(args.path?.["id"] as never, merged(args), withHeaders(args, options, [])),
  },
};
