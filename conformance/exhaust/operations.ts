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
  /** Path under which the resource that the call returns can be read. */
  readonly stored: (id: string) => string;
  /** Event type that tells of the effect; there must be exactly one such event. */
  readonly announces: string;
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

/** An approved authorization that holds its amount. */
async function held(tenant: Tenant, ask: Ask, marker: string): Promise<string> {
  const made = await ask("POST", "/v1/ghost-cards", card(tenant, marker));
  const path = `/v1/ghost-cards/${String(made["id"])}/authorizations`;
  return String((await ask("POST", path, authorization(marker)))["id"]);
}

export const operations: readonly Operation[] = [
  {
    name: "createPayment",
    stored: (id) => `/v1/payments/${id}`,
    announces: "payment.created",
    depth: 2,
    prepare: (tenant, _, marker) =>
      Promise.resolve({ marker, args: { body: tag(payment(tenant, marker)) } }),
  },
  {
    name: "createBulkPayment",
    stored: (id) => `/v1/payments/bulk/${id}`,
    announces: "bulk_payment.accepted",
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
    stored: (id) => `/v1/reversals/${id}`,
    announces: "reversal.created",
    depth: 2,
    prepare: async (tenant, ask, marker) => {
      const id = await settledTransaction(tenant, ask, marker);
      return { marker: id, args: { path: { id }, body: tag({ reason: "duplicate" }) } };
    },
  },
  {
    name: "createGhostCard",
    stored: (id) => `/v1/ghost-cards/${id}`,
    announces: "ghost_card.created",
    depth: 2,
    prepare: (tenant, _, marker) =>
      Promise.resolve({ marker, args: { body: tag(card(tenant, marker)) } }),
  },
  {
    name: "authorizeGhostCard",
    stored: (id) => `/v1/card-authorizations/${id}`,
    announces: "card_authorization.approved",
    depth: 2,
    prepare: async (tenant, ask, marker) => {
      const made = await ask("POST", "/v1/ghost-cards", card(tenant, marker));
      const id = String(made["id"]);
      return { marker: id, args: { path: { id }, body: tag(authorization(marker)) } };
    },
  },
  {
    name: "captureAuthorization",
    stored: (id) => `/v1/card-authorizations/${id}`,
    announces: "card_authorization.captured",
    depth: 2,
    prepare: async (tenant, ask, marker) => {
      const id = await held(tenant, ask, marker);
      return { marker: id, args: { path: { id }, body: tag({ amountMinorUnits: 600 }) } };
    },
  },
  {
    name: "reverseAuthorization",
    stored: (id) => `/v1/card-authorizations/${id}`,
    announces: "card_authorization.reversed",
    depth: 1,
    prepare: async (tenant, ask, marker) => {
      const id = await held(tenant, ask, marker);
      return { marker: id, args: { path: { id } } };
    },
  },
];
