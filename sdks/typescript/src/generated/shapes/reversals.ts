// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { AuditEntry } from "../shapes/audit.ts";
import { Actor, FailureDetail, Money } from "../shapes/shared.ts";
import { Transaction } from "../shapes/transactions.ts";

export const Reversal: Shape = [
  "id object livemode:b version:i createdAt updatedAt transactionId reversalTransactionId:? status method reason note:? amountMinorUnits:i currency partial:b fee:0 requestedBy:1 failure:?2 auditTrail:[3 completedAt:? metadata:{ transaction:-4",
  () => [Money, Actor, FailureDetail, AuditEntry, Transaction],
];

export const ReversalList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Reversal],
];
