// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Read a reversal */
export async function getReversal(): Promise<void> {
  const result = await client.reversals.retrieve("rev_01kag9ytq2f7sv3w5x8a0b1c2d", { expand: ["transaction", "customer"] }, {
    headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711", Prefer: "wait=10" },
  });
  console.log(result);
}

/** List reversals */
export async function listReversals(): Promise<void> {
  for await (const item of client.reversals.list({
    expand: ["transaction", "customer"],
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    status: "pending",
    reason: "wrong_recipient",
    transactionId: "txn_01kag9ytq2f7sv3w5x8a0b1c2d",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}
