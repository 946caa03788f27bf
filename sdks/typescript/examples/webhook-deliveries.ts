// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Get a delivery */
export async function getDelivery(): Promise<void> {
  const result = await client.webhookDeliveries.retrieve("dlv_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List deliveries of an endpoint */
export async function listDeliveries(): Promise<void> {
  for await (const item of client.webhookDeliveries.list("whe_01kag9ytq2f7sv3w5x8a0b1c2d", {
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Retry a delivery */
export async function retryDelivery(): Promise<void> {
  const result = await client.webhookDeliveries.retry("dlv_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
