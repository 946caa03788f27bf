// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Customer } from "../shapes/customers.ts";
import { Payment } from "../shapes/payments.ts";
import { Money, PartyDetails, TimelineItem } from "../shapes/shared.ts";

export const ReconciliationCase: Shape = ["required:b caseReason:? openedAt:?"];

export const ReversalRequest: Shape = ["reason note:- amountMinorUnits:-i metadata:-{"];

export const Transaction: Shape = [
  "id object livemode:b version:i createdAt updatedAt type status paymentId:? originalTransactionId:? reversalId:? accountId amountMinorUnits:i currency fee:0 reversedAmount:0 rail:? providerReference:? corridor:? customerId:? counterparty:?1 description:? ledgerEntryIds:[ reconciliation:2 completedAt:? timeline:[3 metadata:{ payment:-4 customer:-5",
  () => [
  Money,
  PartyDetails,
  ReconciliationCase,
  TimelineItem,
  Payment,
  Customer,
],
];

export const TransactionList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Transaction],
];
