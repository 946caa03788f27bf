// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Read a corridor */
export async function getCorridor(): Promise<void> {
  const result = await client.corridors.retrieve("CM-GA-XAF-XAF", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Read the cost history of a corridor */
export async function getCorridorCosts(): Promise<void> {
  const result = await client.corridors.costs("CM-GA-XAF-XAF", { asOf: "2026-11-20T10:00:00.000Z" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List corridors */
export async function listCorridors(): Promise<void> {
  for await (const item of client.corridors.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    sourceCountry: "CM",
    destinationCountry: "GA",
    active: true,
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}
