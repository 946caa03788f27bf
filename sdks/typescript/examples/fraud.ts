// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Analyze the risk of a transaction */
export async function analyzeFraud(): Promise<void> {
  const result = await client.fraud.analyze({ amountMinorUnits: 25000, currency: "XAF", type: "payout" });
  console.log(result);
}

/** Read a fraud analysis */
export async function getFraudAnalysis(): Promise<void> {
  const result = await client.fraud.retrieve("fra_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Read the fraud policy */
export async function getFraudPolicy(): Promise<void> {
  const result = await client.fraud.policy({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List fraud analyses */
export async function listFraudAnalyses(): Promise<void> {
  for await (const item of client.fraud.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    decision: "review",
    riskLevel: "high",
    paymentId: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    type: "payout",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Replace the fraud policy */
export async function replaceFraudPolicy(): Promise<void> {
  const result = await client.fraud.replacePolicy({ reviewAt: 50, blockAt: 75, failMode: "review" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Tell what it turned out to be */
export async function submitFraudFeedback(): Promise<void> {
  const result = await client.fraud.submitFeedback("fra_01kag9ytq2f7sv3w5x8a0b1c2d", { label: "fraud", note: "Customer confirmed the loss of the phone." }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
