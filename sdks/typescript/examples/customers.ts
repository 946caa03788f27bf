// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Make a customer */
export async function createCustomer(): Promise<void> {
  const result = await client.customers.create({
    externalId: "crm-2044",
    type: "business",
    businessName: "Kibera Spares Ltd",
    phone: "+254712345678",
    country: "KE",
    preferredLanguage: "en",
  });
  console.log(result);
}

/** Erase a customer */
export async function eraseCustomer(): Promise<void> {
  const result = await client.customers.erase("cus_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Read a customer */
export async function getCustomer(): Promise<void> {
  const result = await client.customers.retrieve("cus_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List customers */
export async function listCustomers(): Promise<void> {
  for await (const item of client.customers.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    externalId: "crm-1182",
    type: "individual",
    country: "CM",
    kycTier: "tier_2",
    kycStatus: "verified",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Change a customer */
export async function updateCustomer(): Promise<void> {
  const result = await client.customers.update("cus_01kag9ytq2f7sv3w5x8a0b1c2d", { phone: "+237677123456", preferredLanguage: "fr" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
