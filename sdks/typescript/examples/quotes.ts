// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Make a quote */
export async function createQuote(): Promise<void> {
  const result = await client.quotes.create({
    amountMinorUnits: 500000,
    currency: "KES",
    destination: { type: "mobile_money", msisdn: "+256772999000", provider: "mtn_momo", country: "UG" },
    destinationCurrency: "UGX",
  });
  console.log(result);
}

/** Read a quote */
export async function getQuote(): Promise<void> {
  const result = await client.quotes.retrieve("qte_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
