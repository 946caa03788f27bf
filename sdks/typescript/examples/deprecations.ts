// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Get your use of deprecated things */
export async function getDeprecationUsage(): Promise<void> {
  const result = await client.deprecations.usage({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
