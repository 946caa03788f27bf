// Generated from the API description. Do not edit: changes belong in the generator.
import { type Entry, headerValue, merged, withHeaders } from "./arguments.ts";

export const operations: Readonly<Record<string, Entry>> = {
  receiveMobileMoneyCallback: {
    paged: false,
    run: (client, args, options) =>
      client.callbacks.receiveMobileMoney(args.path?.["provider"] as never, merged(args, { xCallbackTimestamp: headerValue(args, "X-Callback-Timestamp"), xCallbackSignature: headerValue(args, "X-Callback-Signature") }), withHeaders(args, options, ["x-callback-timestamp", "x-callback-signature"])),
  },
  receiveRailCallback: {
    paged: false,
    run: (client, args, options) =>
      client.callbacks.receiveRail(args.path?.["railId"] as never, merged(args, { xCallbackTimestamp: headerValue(args, "X-Callback-Timestamp"), xCallbackSignature: headerValue(args, "X-Callback-Signature") }), withHeaders(args, options, ["x-callback-timestamp", "x-callback-signature"])),
  },
};
