// Generated from the API description. Do not edit: changes belong in the generator.
import type { Operation } from "../../runtime/operation.ts";
import {
  Account as AccountShape,
  AccountList as AccountListShape,
  AccountRequest as AccountRequestShape,
  LedgerEntryList as LedgerEntryListShape,
} from "../shapes/accounts.ts";

export const createAccount: Operation = {
  id: "createAccount",
  method: "POST",
  path: "/v1/accounts",
  body: AccountRequestShape,
  result: AccountShape,
  key: "Idempotency-Key",
};

export const getAccount: Operation = {
  id: "getAccount",
  method: "GET",
  path: "/v1/accounts/{id}",
  result: AccountShape,
};

export const listAccounts: Operation = {
  id: "listAccounts",
  method: "GET",
  path: "/v1/accounts",
  result: AccountListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};

export const listLedgerEntries: Operation = {
  id: "listLedgerEntries",
  method: "GET",
  path: "/v1/accounts/{id}/entries",
  result: LedgerEntryListShape,
  page: {
    style: "cursor",
    send: "startingAfter",
    size: "limit",
    items: "/data",
    next: "/nextCursor",
    more: "/hasMore",
  },
};
