/**
 * The money operations of the proof: how each is prepared (by plain HTTP, past the SDK), how it is called, and by what
 * marker its effects are found in the database.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { CallArguments } from "../protocol/messages.ts";
import type { Tenant } from "../runner/testbed.ts";
import { tag } from "../runner/values.ts";

export type Prepared = { readonly args: CallArguments; readonly marker: string };

/** Sends one set-up request as the tenant and returns the decoded answer; anything but 2xx throws. */
export type Ask = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<Readonly<Record<string, unknown>>>;

export type Operation = {
  readonly name: string;
  /** Depth of the main proof; operations beside the six run at depth 1. */
  readonly depth: number;
  readonly prepare: (tenant: Tenant, ask: Ask, marker: string) => Promise<Prepared>;
};

const currency = "XAF";
/** Magic number of test mode: the payment stays with its rail, nothing moves behind the oracle's back. */
const quiet = { type: "mobile_money", msisdn: "+237677999013", country: "CM" };

const payment = (tenant: Tenant, reference: string): Readonly<Record<string, unknown>> => ({
  amountMinorUnits: 1_000,
  currency,
  accountId: tenant.accounts["A"],
  reference,
  destination: quiet,
});

/** A book transfer between two accounts of the tenant, which settles as soon as a worker has seen it. */
async function settledTransaction(tenant: Tenant, ask: Ask, marker: string): Promise<string> {
  const made = await ask("POST", "/v1/payments", {
    ...payment(tenant, marker),
    destination: { type: "account", accountId: tenant.accounts["B"] },
  });
  for (let tries = 0; tries < 500; tries += 1) {
    const now = await ask("GET", `/v1/payments/${String(made["id"])}`);
    if (now["status"] === "completed") return String(now["transactionId"]);
    await wait(20);
  }
  throw new Error(`payment ${String(made["id"])} did not settle; the proof needs a completed one`);
}

const card = (tenant: Tenant, label: string): Readonly<Record<string, unknown>> => ({
  currency,
  accountId: tenant.accounts["A"],
  label,
  spendLimits: [
    { scope: "card", interval: "all_time", amountMinorUnits: 500_000_000 },
    { scope: "merchant", merchantId: "*", interval: "all_time", amountMinorUnits: 500_000 },
  ],
});

const authorization = (marker: string): Readonly<Record<string, unknown>> => ({
  amountMinorUnits: 1_000,
  currency,
  merchant: { id: `mrch_${marker}`, name: "Shop", categoryCode: "5411", country: "CM" },
});

export const operations: readonly Operation[] = [
  {
    name: "createPayment",
    depth: 2,
    prepare: (tenant, _, marker) =>
      Promise.resolve({ marker, args: { body: tag(payment(tenant, marker)) } }),
  },
  {
    name: "createBulkPayment",
    depth: 2,
    prepare: (tenant, _, marker) =>
      Promise.resolve({
        marker,
        args: {
          body: tag({
            reference: marker,
            payments: [1, 2].map((index) => ({
              ...payment(tenant, `${marker}-${index}`),
              itemReference: String(index),
            })),
          }),
        },
      }),
  },
  {
    name: "reverseTransaction",
    depth: 2,
    prepare: async (tenant, ask, marker) => {
      const id = await settledTransaction(tenant, ask, marker);
      return { marker: id, args: { path: { id }, body: tag({ reason: "duplicate" }) } };
    },
  },
  {
    name: "createGhostCard",
    depth: 2,
    prepare: (tenant, _, marker) =>
      Promise.resolve({ marker, args: { body: tag(card(tenant, marker)) } }),
  },
  {
    name: "authorizeGhostCard",
    depth: 2,
    prepare: async (tenant, ask, marker) => {
      const made = await ask("POST", "/v1/ghost-cards", card(tenant, marker));
      const id = String(made["id"]);
      return { marker: id, args: { path: { id }, body: tag(authorization(marker)) } };
    },
  },
  {
    name: "captureAuthorization",
    depth: 2,
    prepare: async (tenant, ask, marker) => {
      const made = await ask("POST", "/v1/ghost-cards", card(tenant, marker));
      const held = await ask(
        "POST",
        `/v1/ghost-cards/${String(made["id"])}/authorizations`,
        authorization(marker),
      );
      const id = String(held["id"]);
      return { marker: id, args: { path: { id }, body: tag({ amountMinorUnits: 600 }) } };
    },
  },
];
