// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Money } from "../shapes/shared.ts";

export const ProviderCallbackReceipt: Shape = ["object received:b outcome"];

export const ProviderCallbackRequest: Shape = [
  "callbackId event reference providerReference:- amountMinorUnits:-i currency:- reasonCode:- feeCharged:-0 occurredAt",
  () => [Money],
];
