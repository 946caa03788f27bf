// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Cancel the rest of a bulk payment */
export async function cancelBulkPayment(): Promise<void> {
  const result = await client.bulkPayments.cancel("blk_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Make up to 500 payments */
export async function createBulkPayment(): Promise<void> {
  const result = await client.bulkPayments.create({
    payments: [
      {
        amountMinorUnits: 40000,
        currency: "XAF",
        destination: { type: "mobile_money", msisdn: "+237677999000", country: "CM" },
        itemReference: "M-1",
        idempotencyKey: "coop-118-m1",
      },
      {
        amountMinorUnits: 40000,
        currency: "XAF",
        destination: {
          type: "mobile_money",
          msisdn: "+237699999000",
          provider: "orange_money",
          country: "CM",
        },
        itemReference: "M-2",
        idempotencyKey: "coop-118-m2",
      },
    ],
    mode: "all_or_nothing",
    reference: "COOP-118",
  });
  console.log(result);
}

/** Read a bulk payment */
export async function getBulkPayment(): Promise<void> {
  const result = await client.bulkPayments.retrieve("blk_01kag9ytq2f7sv3w5x8a0b1c2d", { expand: ["transaction", "customer"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List the items of a bulk payment */
export async function listBulkItems(): Promise<void> {
  for await (const item of client.bulkPayments.listItems("blk_01kag9ytq2f7sv3w5x8a0b1c2d", {
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    status: "failed",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** List bulk payments */
export async function listBulkPayments(): Promise<void> {
  for await (const item of client.bulkPayments.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    status: "processing",
    reference: "PAYROLL-2026-11",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Try failed items again */
export async function retryBulkPayment(): Promise<void> {
  const result = await client.bulkPayments.retry("blk_01kag9ytq2f7sv3w5x8a0b1c2d", {});
  console.log(result);
}
