// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Customer } from "../shapes/customers.ts";
import { Payment } from "../shapes/payments.ts";
import { Money, PartyDetails, TimelineItem } from "../shapes/shared.ts";

export const ReconciliationCase: Shape = ["required:b caseReason:?s openedAt:?s"];

export const ReversalRequest: Shape = ["reason note:- amountMinorUnits:-i metadata:-{s"];

export const Transaction: Shape = [
  "id object livemode:b version:i createdAt updatedAt type status paymentId:?s originalTransactionId:?s reversalId:?s accountId amountMinorUnits:i currency fee:0 reversedAmount:0 rail:?s providerReference:?s corridor:?s customerId:?s counterparty:?1 description:?s ledgerEntryIds:[s reconciliation:2 completedAt:?s timeline:[3 metadata:{s payment:-4 customer:-5",
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
  "object data:[0 hasMore:b nextCursor:?s url",
  () => [Transaction],
];
