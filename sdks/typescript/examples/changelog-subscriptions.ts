// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Confirm an e-mail address */
export async function confirmChangeLogSubscription(): Promise<void> {
  const result = await client.changelogSubscriptions.confirm("csub_01kag9ytq2f7sv3w5x8a0b1c2d", { token: "c29tZS1jb25maXJtYXRpb24tdG9rZW4" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Subscribe to changes */
export async function createChangeLogSubscription(): Promise<void> {
  const result = await client.changelogSubscriptions.create({
    channel: "email",
    target: "api-team@sahel-pay.example",
    filter: { breakingOnly: true, onlyAffectingMe: true },
  });
  console.log(result);
}

/** End a subscription */
export async function deleteChangeLogSubscription(): Promise<void> {
  await client.changelogSubscriptions.delete("csub_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
}

/** Get a subscription */
export async function getChangeLogSubscription(): Promise<void> {
  const result = await client.changelogSubscriptions.retrieve("csub_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List subscriptions */
export async function listChangeLogSubscriptions(): Promise<void> {
  for await (const item of client.changelogSubscriptions.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Unsubscribe by link */
export async function unsubscribeChangeLog(): Promise<void> {
  const result = await client.changelogSubscriptions.unsubscribe("csub_01kag9ytq2f7sv3w5x8a0b1c2d", { token: "c29tZS11bnN1YnNjcmliZS10b2tlbg" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
