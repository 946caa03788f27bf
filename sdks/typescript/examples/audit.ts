// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** List audit entries */
export async function listAuditEntries(): Promise<void> {
  for await (const item of client.audit.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    action: "reversal.requested",
    resourceId: "txn_01kag9ytq2f7sv3w5x8a0b1c2d",
    actorId: "key_01kag9ytq2f7sv3w5x8a0b1c2d",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** List logged requests */
export async function listRequestLog(): Promise<void> {
  for await (const item of client.audit.listRequests({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
    operationId: "createPayment",
    minStatus: 400,
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Follow the request log */
export async function streamRequestLog(): Promise<void> {
  for await (const message of await client.audit.streamRequests({ operationId: "createPayment", minStatus: 400 }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(message);
  }
}

/** Verify the audit log */
export async function verifyAuditLog(): Promise<void> {
  const result = await client.audit.verify({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
