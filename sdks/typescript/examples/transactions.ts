// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Read a transaction */
export async function getTransaction(): Promise<void> {
  const result = await client.transactions.retrieve("txn_01kag9ytq2f7sv3w5x8a0b1c2d", { expand: ["transaction", "customer"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Read the audit trail of a transaction */
export async function getTransactionAuditTrail(): Promise<void> {
  for await (const item of client.transactions.auditTrail("txn_01kag9ytq2f7sv3w5x8a0b1c2d", {
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** List transactions */
export async function listTransactions(): Promise<void> {
  for await (const item of client.transactions.list({
    expand: ["transaction", "customer"],
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    status: "completed",
    type: "payout",
    accountId: "acct_01kag9ytq2f7sv3w5x8a0b1c2d",
    paymentId: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
    rail: "gimacpay",
    currency: "XAF",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Reverse a transaction */
export async function reverseTransaction(): Promise<void> {
  const result = await client.transactions.reverse("txn_01kag9ytq2f7sv3w5x8a0b1c2d", { reason: "wrong_recipient", note: "Customer mistyped the last digit." });
  console.log(result);
}
