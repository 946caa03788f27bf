// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Create a webhook endpoint */
export async function createWebhookEndpoint(): Promise<void> {
  const result = await client.webhookEndpoints.create({
    url: "https://hooks.sahel-pay.example/njia",
    description: "Payment status for the Douala back office",
    events: ["payment.*", "kyc_score.completed"],
    ordering: "per_resource",
    metadata: { team: "payments" },
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Delete a webhook endpoint */
export async function deleteWebhookEndpoint(): Promise<void> {
  await client.webhookEndpoints.delete("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
}

/** Get a webhook endpoint */
export async function getWebhookEndpoint(): Promise<void> {
  const result = await client.webhookEndpoints.retrieve("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List webhook endpoints */
export async function listWebhookEndpoints(): Promise<void> {
  for await (const item of client.webhookEndpoints.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Deliver past events again */
export async function replayEvents(): Promise<void> {
  const result = await client.webhookEndpoints.replayEvents("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { since: "2026-11-19T20:00:00.000Z", dryRun: true });
  console.log(result);
}

/** Rotate a signing secret */
export async function rotateWebhookSecret(): Promise<void> {
  const result = await client.webhookEndpoints.rotateSecret("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Send a test event */
export async function sendTestEvent(): Promise<void> {
  const result = await client.webhookEndpoints.sendTestEvent("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { eventType: "payment.completed", payloadFormat: "enveloped" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Change a webhook endpoint */
export async function updateWebhookEndpoint(): Promise<void> {
  const result = await client.webhookEndpoints.update("whe_01kag9ytq2f7sv3w5x8a0b1c2d", { payloadFormat: "enveloped", apiVersion: "2026-09-01" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
