// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Retrieve the tenant */
export async function getTenant(): Promise<void> {
  const result = await client.tenant.retrieve({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Change the tenant */
export async function updateTenant(): Promise<void> {
  const result = await client.tenant.update({ settings: { routingStrategy: "lowest_cost", reversalWindowDays: 30 } }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
