// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Score a person's credit */
export async function createCreditScore(): Promise<void> {
  const result = await client.creditScores.create({
    customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
    consent: {
      granted: true,
      grantedAt: "2026-11-20T09:58:00.000Z",
      purpose: "credit_assessment",
      reference: "consent-8841",
      noticeLanguage: "fr",
    },
    product: {
      type: "working_capital",
      requested: { amountMinorUnits: 400000, currency: "XAF" },
      tenorDays: 90,
    },
    currency: "XAF",
    useTenantHistory: true,
  });
  console.log(result);
}

/** Read a credit score */
export async function getCreditScore(): Promise<void> {
  const result = await client.creditScores.retrieve("crs_01kag9ytq2f7sv3w5x8a0b1c2d", { expand: ["transaction", "customer"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List credit scores */
export async function listCreditScores(): Promise<void> {
  for await (const item of client.creditScores.list({
    expand: ["transaction", "customer"],
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
    decision: "approve",
    grade: "B",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}
