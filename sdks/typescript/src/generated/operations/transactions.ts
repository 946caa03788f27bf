// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import { AuditEntryList as AuditEntryListShape } from "../shapes/audit.ts";
import { Reversal as ReversalShape } from "../shapes/reversals.ts";
import {
  ReversalRequest as ReversalRequestShape,
  Transaction as TransactionShape,
  TransactionList as TransactionListShape,
} from "../shapes/transactions.ts";

export const getTransaction: Operation = {
  id: "getTransaction",
  method: "GET",
  path: "/v1/transactions/{id}",
  query: "expand,",
  result: TransactionShape,
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};

export const getTransactionAuditTrail: Operation = {
  id: "getTransactionAuditTrail",
  method: "GET",
  path: "/v1/transactions/{id}/audit-trail",
  result: AuditEntryListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const listTransactions: Operation = {
  id: "listTransactions",
  method: "GET",
  path: "/v1/transactions",
  query: "expand,",
  result: TransactionListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};

export const reverseTransaction: Operation = {
  id: "reverseTransaction",
  method: "POST",
  path: "/v1/transactions/{id}/reverse",
  query: "expand,",
  body: ReversalRequestShape,
  result: ReversalShape,
  key: "Idempotency-Key",
  secret: "accountNumber~ dateOfBirth email iban~ phone~",
};
