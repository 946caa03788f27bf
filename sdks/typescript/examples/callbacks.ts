// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Receive a mobile-money provider callback */
export async function receiveMobileMoneyCallback(): Promise<void> {
  const result = await client.callbacks.receiveMobileMoney("mtn_momo", {
    callbackId: "MP261120.1000.A12345",
    event: "succeeded",
    reference: "att_01kag9ytq2f7sv3w5x8a0b1c2d",
    providerReference: "MP261120.1000.A12345",
    amountMinorUnits: 25000,
    currency: "XAF",
    feeCharged: { amountMinorUnits: 250, currency: "XAF" },
    occurredAt: "2026-11-20T10:00:00.000Z",
    xCallbackTimestamp: "1795168800",
    xCallbackSignature: "v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
  });
  console.log(result);
}

/** Receive a payment rail callback */
export async function receiveRailCallback(): Promise<void> {
  const result = await client.callbacks.receiveRail("papss", {
    callbackId: "PSP-20261120-000017",
    event: "accepted",
    reference: "att_01kag9ytq2f7sv3w5x8a0b1c2d",
    providerReference: "NGGHA20261120000017",
    occurredAt: "2026-11-20T10:00:00.000Z",
    xCallbackTimestamp: "1795168800",
    xCallbackSignature: "v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
