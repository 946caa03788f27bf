import type { CallbacksHandlers } from "../generated/handlers/callbacks.ts";
import type { Wire } from "../generated/types.ts";
import type { ProviderCallback } from "../connectors/simulator.ts";
import { receiveSignedCallback } from "../domain/payments/signed-callbacks.ts";
import { ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { stored, type Reply } from "../http/reply.ts";

export const callbacksHandlers: CallbacksHandlers<CallContext> = {
  receiveMobileMoneyCallback({ params, headers, body }, context) {
    return receive(context, params.provider, headers, body);
  },

  receiveRailCallback({ params, headers, body }, context) {
    return receive(context, params.railId, headers, body);
  },
};

async function receive(
  { services, facts, render }: CallContext,
  source: string,
  headers: { readonly "x-callback-timestamp": string; readonly "x-callback-signature": string },
  callback: ProviderCallback,
): Promise<Reply<200, Wire<"ProviderCallbackReceipt">>> {
  const { outcome } = await receiveSignedCallback(services, {
    source,
    timestamp: headers["x-callback-timestamp"],
    signature: headers["x-callback-signature"],
    raw: facts.rawBody ?? new Uint8Array(),
    callback,
  });
  return ok(stored(render({ object: "callback_receipt", received: true, outcome })));
}
