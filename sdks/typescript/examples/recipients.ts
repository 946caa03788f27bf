// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Look up a recipient */
export async function lookupRecipient(): Promise<void> {
  const result = await client.recipients.lookup({
    destination: {
      type: "mobile_money",
      msisdn: "+24166999000",
      country: "GA",
      holderName: "Aline Mba",
    },
  }, {
    headers: {
      "Accept-Language": "fr",
      "X-Correlation-Id": "order-4711",
      "X-Sandbox-Scenario": "payment.callback_late; latencyMs=400",
    },
  });
  console.log(result);
}
