// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Try the choice of a rail */
export async function previewRouting(): Promise<void> {
  const result = await client.routing.preview({
    amountMinorUnits: 25000,
    currency: "XAF",
    destination: {
      type: "mobile_money",
      msisdn: "+24166999000",
      provider: "airtel_money",
      country: "GA",
    },
    routing: { strategy: "balanced" },
    asOf: "2026-11-20T10:00:00.000Z",
  });
  console.log(result);
}
