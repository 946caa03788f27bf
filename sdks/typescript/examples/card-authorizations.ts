// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Capture an authorization */
export async function captureAuthorization(): Promise<void> {
  const result = await client.cardAuthorizations.capture("cauth_01kag9ytq2f7sv3w5x8a0b1c2d", {});
  console.log(result);
}

/** Get an authorization */
export async function getCardAuthorization(): Promise<void> {
  const result = await client.cardAuthorizations.retrieve("cauth_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Release an authorization */
export async function reverseAuthorization(): Promise<void> {
  const result = await client.cardAuthorizations.reverse("cauth_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
