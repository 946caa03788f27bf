// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface ReceiveMobileMoneyCallbackInput {
  readonly params: {
    readonly provider: Wire<"MobileMoneyProvider">;
  };
  readonly query: Record<never, never>;
  readonly headers: {
    readonly "x-callback-timestamp": string;
    readonly "x-callback-signature": string;
  };
  readonly body: Wire<"ProviderCallbackRequest">;
}

export interface ReceiveRailCallbackInput {
  readonly params: {
    readonly railId: Wire<"RailId">;
  };
  readonly query: Record<never, never>;
  readonly headers: {
    readonly "x-callback-timestamp": string;
    readonly "x-callback-signature": string;
  };
  readonly body: Wire<"ProviderCallbackRequest">;
}

export interface CallbacksHandlers<Context> {
  /** Receive a mobile-money provider callback */
  receiveMobileMoneyCallback(input: ReceiveMobileMoneyCallbackInput, context: Context): Promise<Reply<200, Wire<"ProviderCallbackReceipt">>>;
  /** Receive a payment rail callback */
  receiveRailCallback(input: ReceiveRailCallbackInput, context: Context): Promise<Reply<200, Wire<"ProviderCallbackReceipt">>>;
}
