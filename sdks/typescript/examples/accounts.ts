// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Open an account */
export async function createAccount(): Promise<void> {
  const result = await client.accounts.create({
    name: "Payroll XAF",
    type: "wallet",
    country: "CM",
    currency: "XAF",
    metadata: { costCenter: "HR" },
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Read an account */
export async function getAccount(): Promise<void> {
  const result = await client.accounts.retrieve("acct_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List accounts */
export async function listAccounts(): Promise<void> {
  for await (const item of client.accounts.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    currency: "XAF",
    type: "wallet",
    status: "active",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** List the ledger entries of an account */
export async function listLedgerEntries(): Promise<void> {
  for await (const item of client.accounts.listEntries("acct_01kag9ytq2f7sv3w5x8a0b1c2d", {
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    kind: "payment",
    phase: "posted",
    transactionId: "txn_01kag9ytq2f7sv3w5x8a0b1c2d",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}
