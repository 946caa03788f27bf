// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  ProviderCallbackReceipt as ProviderCallbackReceiptShape,
  ProviderCallbackRequest as ProviderCallbackRequestShape,
} from "../shapes/callbacks.ts";

export const receiveMobileMoneyCallback: Operation = {
  id: "receiveMobileMoneyCallback",
  method: "POST",
  path: "/v1/callbacks/mobile-money/{provider}",
  header: "xCallbackTimestamp=X-Callback-Timestamp xCallbackSignature=X-Callback-Signature",
  body: ProviderCallbackRequestShape,
  result: ProviderCallbackReceiptShape,
  auth: [],
};

export const receiveRailCallback: Operation = {
  id: "receiveRailCallback",
  method: "POST",
  path: "/v1/callbacks/rails/{railId}",
  header: "xCallbackTimestamp=X-Callback-Timestamp xCallbackSignature=X-Callback-Signature",
  body: ProviderCallbackRequestShape,
  result: ProviderCallbackReceiptShape,
  auth: [],
};
