// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Create an API key */
export async function createApiKey(): Promise<void> {
  const result = await client.apiKeys.create({
    name: "Payout server",
    scopes: ["payments:read", "payments:write", "webhooks:read"],
    allowedIps: ["196.202.10.0/28"],
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Retrieve an API key */
export async function getApiKey(): Promise<void> {
  const result = await client.apiKeys.retrieve("key_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List API keys */
export async function listApiKeys(): Promise<void> {
  for await (const item of client.apiKeys.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Revoke an API key */
export async function revokeApiKey(): Promise<void> {
  const result = await client.apiKeys.revoke("key_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Replace an API key */
export async function rollApiKey(): Promise<void> {
  const result = await client.apiKeys.roll("key_01kag9ytq2f7sv3w5x8a0b1c2d", { overlapHours: 48 }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Change an API key */
export async function updateApiKey(): Promise<void> {
  const result = await client.apiKeys.update("key_01kag9ytq2f7sv3w5x8a0b1c2d", { scopes: ["payments:read"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
