// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Verify the visitor (browser) */
export async function createClientKyc(): Promise<void> {
  const result = await client.widgetClient.createKyc({
    subject: {
      givenNames: "Wanjiru",
      lastName: "Kamau",
      dateOfBirth: "1998-05-04",
      phone: "+254712345000",
      country: "KE",
    },
    identity: { country: "KE", type: "NATIONAL_ID", number: "12345000" },
    consent: {
      granted: true,
      grantedAt: "2026-11-20T09:58:00.000Z",
      purpose: "identity_verification",
      reference: "consent-8843",
      noticeLanguage: "sw",
    },
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Pay with a widget (browser) */
export async function createClientPayment(): Promise<void> {
  const result = await client.widgetClient.createPayment({ msisdn: "+237677999000", quoteId: "qte_01kag9ytq2f7sv3w5x8a0b1c2d" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Quote a widget payment (browser) */
export async function createClientQuote(): Promise<void> {
  const result = await client.widgetClient.createQuote({ msisdn: "+237677999000" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Read widget balances (browser) */
export async function getClientBalances(): Promise<void> {
  const result = await client.widgetClient.balances({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Follow a widget payment (browser) */
export async function getClientPayment(): Promise<void> {
  const result = await client.widgetClient.retrievePayment("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Get the widget session (browser) */
export async function getClientSession(): Promise<void> {
  const result = await client.widgetClient.session({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
