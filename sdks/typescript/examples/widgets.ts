// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Create a widget */
export async function createWidget(): Promise<void> {
  const result = await client.widgets.create({
    kind: "payment",
    allowedOrigins: ["https://www.sahel-pay.example"],
    locale: "fr",
    theme: { primaryColor: "#0a6847" },
    config: {
      amountMinorUnits: 12500,
      currency: "XAF",
      reference: "ORDER-7781",
      description: "Two bags of rice",
      country: "CM",
    },
    metadata: { order: "7781" },
  });
  console.log(result);
}

/** Create a widget session */
export async function createWidgetSession(): Promise<void> {
  const result = await client.widgets.createSession("wgt_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Disable a widget */
export async function disableWidget(): Promise<void> {
  const result = await client.widgets.disable("wgt_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Get a widget */
export async function getWidget(): Promise<void> {
  const result = await client.widgets.retrieve("wgt_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List widgets */
export async function listWidgets(): Promise<void> {
  for await (const item of client.widgets.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Change a widget */
export async function updateWidget(): Promise<void> {
  const result = await client.widgets.update("wgt_01kag9ytq2f7sv3w5x8a0b1c2d", { allowedOrigins: ["https://www.sahel-pay.example", "https://shop.sahel-pay.example"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
