// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Check an identity (deprecated) */
export async function createKycCheck(): Promise<void> {
  const result = await client.kyc.check({
    firstName: "Chidi",
    lastName: "Okafor",
    dateOfBirth: "1990-07-01",
    country: "NG",
    idType: "NIN",
    idNumber: "12345678000",
  }, {
    headers: {
      "Accept-Language": "fr",
      "X-Correlation-Id": "order-4711",
      "X-Sandbox-Scenario": "payment.callback_late; latencyMs=400",
    },
  });
  console.log(result);
}

/** Verify an identity */
export async function createKycScore(): Promise<void> {
  const result = await client.kyc.score({
    subject: {
      givenNames: "Aïcha Ngono",
      lastName: "Mballa",
      dateOfBirth: "1994-03-12",
      phone: "+237677000123",
      country: "CM",
    },
    identity: { country: "CM", type: "CNI", number: "112233444000" },
    consent: {
      granted: true,
      grantedAt: "2026-11-20T09:58:00.000Z",
      purpose: "identity_verification",
      reference: "consent-8842",
      noticeLanguage: "fr",
    },
    requestedTier: "tier_2",
  });
  console.log(result);
}

/** Get a legacy check (deprecated) */
export async function getKycCheck(): Promise<void> {
  const result = await client.kyc.retrieveCheck("kyc_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Get an assessment */
export async function getKycScore(): Promise<void> {
  const result = await client.kyc.retrieve("kys_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List assessments */
export async function listKycScores(): Promise<void> {
  for await (const item of client.kyc.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Decide an assessment */
export async function reviewKycScore(): Promise<void> {
  const result = await client.kyc.review("kys_01kag9ytq2f7sv3w5x8a0b1c2d", {
    decision: "clear",
    note: "Second given name is missing on the card; birth certificate seen.",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
