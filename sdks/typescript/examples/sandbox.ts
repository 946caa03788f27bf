// Generated from the API description. Do not edit: changes belong in the generator.

import { Njia } from "@njia/sdk";

const client = new Njia();

/** Add corridor history */
export async function addSandboxCorridorHistory(): Promise<void> {
  const result = await client.sandbox.addCorridorHistory({
    corridorId: "CM-GA-XAF-XAF",
    observations: [
      {
        rail: "gimacpay",
        amountMinorUnits: 25000,
        currency: "XAF",
        cost: { amountMinorUnits: 434, currency: "XAF" },
        succeeded: true,
        latencySeconds: 15,
        observedAt: "2026-11-20T08:30:00.000Z",
      },
      {
        rail: "airtel_money",
        amountMinorUnits: 25000,
        currency: "XAF",
        cost: { amountMinorUnits: 403, currency: "XAF" },
        fxMarginBps: 0,
        succeeded: false,
        latencySeconds: 12,
        observedAt: "2026-11-20T09:10:00.000Z",
      },
    ],
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Advance the sandbox clock */
export async function advanceSandboxClock(): Promise<void> {
  const result = await client.sandbox.advanceClock({ seconds: 31 }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Inject a fault */
export async function createSandboxFault(): Promise<void> {
  const result = await client.sandbox.createFault({
    target: "callback:mtn_momo",
    kind: "duplicate",
    parameters: { copies: 3 },
    probability: 1,
    seed: 42,
    maxCount: 5,
    expiresAt: "2026-11-20T11:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** End a fault */
export async function deleteSandboxFault(): Promise<void> {
  await client.sandbox.deleteFault("flt_01kag9ytq2f7sv3w5x8a0b1c2d", { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
}

/** Add test money */
export async function fundSandboxBalance(): Promise<void> {
  const result = await client.sandbox.fundBalance({
    accountId: "acct_01kag9ytq2f7sv3w5x8a0b1c2d",
    currency: "XAF",
    amountMinorUnits: 500000,
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Read the sandbox clock */
export async function getSandboxClock(): Promise<void> {
  const result = await client.sandbox.clock({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** List injected faults */
export async function listSandboxFaults(): Promise<void> {
  for await (const item of client.sandbox.listFaults({
    limit: 20,
    startingAfter: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    endingBefore: "pay_01kag9ytq2f7sv3w5x8a0b1c2d",
    createdAfter: "2026-11-01T00:00:00.000Z",
    createdBefore: "2026-11-20T10:00:00.000Z",
  }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } })) {
    console.log(item);
  }
}

/** Reset the sandbox */
export async function resetSandbox(): Promise<void> {
  const result = await client.sandbox.reset({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Return to real time */
export async function resetSandboxClock(): Promise<void> {
  await client.sandbox.resetClock({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
}

/** Set the sandbox clock */
export async function setSandboxClock(): Promise<void> {
  const result = await client.sandbox.setClock({ now: "2026-11-30T23:59:00.000Z", frozen: true }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}

/** Send a provider callback */
export async function triggerSandboxCallback(): Promise<void> {
  const result = await client.sandbox.triggerCallback("pay_01kag9ytq2f7sv3w5x8a0b1c2d", { event: "succeeded", delaySeconds: 2 }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
  console.log(result);
}
