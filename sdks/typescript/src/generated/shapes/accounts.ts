// Generated from the API description. Do not edit: changes belong in the generator.
import type { Shape } from "../../runtime/codec.ts";
import { Balance } from "../shapes/balances.ts";
import { Money } from "../shapes/shared.ts";

export const Account: Shape = [
  "id object livemode:b version:i createdAt updatedAt name type country currency status balance:0 metadata:{",
  () => [Balance],
];

export const AccountList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [Account],
];

export const AccountRequest: Shape = ["name type:- country:- currency metadata:-{"];

export const LedgerEntry: Shape = [
  "id object livemode:b accountId direction amountMinorUnits:i currency balanceAfter:0 phase transactionId:? kind description:? createdAt",
  () => [Money],
];

export const LedgerEntryList: Shape = [
  "object data:[0 hasMore:b nextCursor:? url",
  () => [LedgerEntry],
];
