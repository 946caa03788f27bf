// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Cancel a payment */
export async function cancelPayment(): Promise<void> {
  const result = await client.payments.cancel("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Make a payment */
export async function createPayment(): Promise<void> {
  const result = await client.payments.create({
    amountMinorUnits: 15000000,
    currency: "NGN",
    accountId: "acct_01kag9ytq2f7sv3w5x8a0b1c2n",
    destination: {
      type: "bank_account",
      country: "GH",
      bankCode: "030100",
      accountNumber: "1441000123456",
      holderName: "Abena Mensah Trading",
    },
    destinationCurrency: "GHS",
    routing: { strategy: "lowest_cost" },
    reference: "PO-2026-118",
    purposeCode: "GDDS",
  });
  console.log(result);
}

/** Read a payment */
export async function getPayment(): Promise<void> {
  const result = await client.payments.retrieve("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { expand: ["transaction", "customer"] }, {
    headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711", Prefer: "wait=10" },
  });
  console.log(result);
}

/** List payments */
export async function listPayments(): Promise<void> {
  for await (const item of client.payments.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    expand: ["transaction", "customer"],
    status: "completed",
    rail: "gimacpay",
    direction: "payout",
    currency: "XAF",
    reference: "INV-1001",
    customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
    bulkPaymentId: "blk_01kag9ytq2f7sv3w5x8a0b1c2d",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Ask the rail for the outcome now */
export async function reconcilePayment(): Promise<void> {
  const result = await client.payments.reconcile("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Decide on a held payment */
export async function reviewPayment(): Promise<void> {
  const result = await client.payments.review("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { decision: "approve", note: "Called the recipient back; order confirmed." });
  console.log(result);
}
