// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Authorize a purchase */
export async function authorizeGhostCard(): Promise<void> {
  const result = await client.ghostCards.authorize("card_01kag9ytq2f7sv3w5x8a0b1c2d", {
    amountMinorUnits: 18500,
    currency: "XAF",
    merchant: {
      id: "mrch_marche_central",
      name: "Marché Central de Douala",
      categoryCode: "5411",
      city: "Douala",
      country: "CM",
    },
    networkId: "net-20261120-0001",
  }, {
    headers: {
      "Accept-Language": "fr",
      "X-Correlation-Id": "order-4711",
      "X-Sandbox-Scenario": "payment.callback_late; latencyMs=400",
    },
  });
  console.log(result);
}

/** Close a ghost card */
export async function closeGhostCard(): Promise<void> {
  const result = await client.ghostCards.close("card_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Create a ghost card */
export async function createGhostCard(): Promise<void> {
  const result = await client.ghostCards.create({
    currency: "XAF",
    label: "Market purchases, Douala",
    customerId: "cus_01kag9ytq2f7sv3w5x8a0b1c2d",
    accountId: "acct_01kag9ytq2f7sv3w5x8a0b1c2d",
    spendLimits: [
      {
        scope: "category",
        category: "groceries",
        amountMinorUnits: 150000,
        interval: "monthly",
      },
      {
        scope: "merchant",
        merchantId: "mrch_marche_central",
        amountMinorUnits: 50000,
        interval: "monthly",
      },
      { scope: "merchant", merchantId: "*", amountMinorUnits: 75000, interval: "daily" },
    ],
    blockedCategories: ["gambling", "crypto"],
    allowedCountries: ["CM", "GA"],
    timezone: "Africa/Douala",
    metadata: { branch: "akwa" },
  });
  console.log(result);
}

/** Freeze a ghost card */
export async function freezeGhostCard(): Promise<void> {
  const result = await client.ghostCards.freeze("card_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Get a ghost card */
export async function getGhostCard(): Promise<void> {
  const result = await client.ghostCards.retrieve("card_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Get spend limits */
export async function getSpendLimits(): Promise<void> {
  for await (const item of client.ghostCards.spendLimits("card_01kag9ytq2f7sv3w5x8a0b1c2d", {
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** List authorizations of a card */
export async function listGhostCardAuthorizations(): Promise<void> {
  for await (const item of client.ghostCards.listAuthorizations("card_01kag9ytq2f7sv3w5x8a0b1c2d", {
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** List ghost cards */
export async function listGhostCards(): Promise<void> {
  for await (const item of client.ghostCards.list({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Replace spend limits */
export async function replaceSpendLimits(): Promise<void> {
  const result = await client.ghostCards.replaceSpendLimits("card_01kag9ytq2f7sv3w5x8a0b1c2d", {
    spendLimits: [
      {
        scope: "category",
        category: "groceries",
        amountMinorUnits: 15000,
        interval: "monthly",
      },
      { scope: "merchant", merchantId: "*", amountMinorUnits: 75000, interval: "daily" },
    ],
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Show number and security code */
export async function revealGhostCard(): Promise<void> {
  const result = await client.ghostCards.reveal("card_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Unfreeze a ghost card */
export async function unfreezeGhostCard(): Promise<void> {
  const result = await client.ghostCards.unfreeze("card_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Change a ghost card */
export async function updateGhostCard(): Promise<void> {
  const result = await client.ghostCards.update("card_01kag9ytq2f7sv3w5x8a0b1c2d", { label: "Market purchases, north", allowedCountries: ["CM", "GA", "TD"] }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
