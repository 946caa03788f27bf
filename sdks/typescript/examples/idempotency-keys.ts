// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Look up an idempotency key */
export async function getIdempotencyKey(): Promise<void> {
  const result = await client.idempotencyKeys.retrieve("createPayment", "8f14e45f-ceea-467f-9e0d-3f1b2a6c7d80", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
