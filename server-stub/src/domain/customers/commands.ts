import { isFailure } from "../../db/failures.ts";
import { findCustomer, openItemsOf } from "../../db/queries/customers.ts";
import { findKey } from "../../db/queries/keys.ts";
import type { Unit } from "../../db/unit.ts";
import { draftOf } from "../audit/append.ts";
import {
  runCommand,
  type CommandAnswer,
  type Decided,
  type RequestKey,
} from "../idempotency/command.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { notFound, refuseField, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import type { Customer, CustomerChange, CustomerRequest, StoredCustomer } from "./types.ts";
import {
  changedCustomer,
  customerRow,
  customerView,
  displayName,
  fullAddress,
  maskedCustomer,
} from "./views.ts";

type Render = (customer: Customer) => string;

/** Stores a person or a business and answers 201; nothing about them is verified yet. Throws duplicate_external_id, idempotency_*. */
export function createCustomer(
  services: Services,
  caller: Caller,
  body: CustomerRequest,
  key: RequestKey | null,
  render: Render,
): Promise<CommandAnswer> {
  return withUniqueId(body.externalId, () =>
    runCommand(services, caller, key, async () => {
      const seen =
        key === null ? null : await findKey(services.db, caller, key.operationId, key.key);
      const now = await tenantNow(services, caller);
      return {
        seen,
        now: now.getTime(),
        decide: () => decideCustomer(caller, body, key, now.toISOString(), render),
      };
    }),
  );
}

/** What createCustomer writes and answers, without writing it; also for seeding. */
export function decideCustomer(
  caller: Caller,
  body: CustomerRequest,
  key: RequestKey | null,
  at: string,
  render: Render,
): Decided {
  const customer = newCustomer(caller, body, at);
  return {
    unit: {
      inserts: [{ table: "customers", row: customerRow({ customer, erasedAt: null }) }],
      ...told(caller, key, "customer.created", customer, at, null),
    },
    status: 201,
    body: render(customerView(caller, customer)),
    resource: { type: "customer", id: customer.id },
  };
}

/** Changes the given members; null removes a value. Throws resource_not_found, duplicate_external_id. */
export function updateCustomer(
  services: Services,
  caller: Caller,
  id: string,
  change: CustomerChange,
  render: Render,
): Promise<CommandAnswer> {
  return withUniqueId(change.externalId ?? undefined, () =>
    runCommand(services, caller, null, async () => {
      const stored = await findCustomer(services.db, caller, id);
      const now = await tenantNow(services, caller);
      const at = now.toISOString();
      return {
        seen: null,
        now: now.getTime(),
        decide: () => {
          if (stored === null || stored.erasedAt !== null) throw notFound("customer", id);
          const { address, ...facts } = change;
          const set = {
            ...facts,
            ...(address === undefined
              ? {}
              : { address: address === null ? null : fullAddress(address) }),
          };
          const { customer, update } = changedCustomer(stored, set, at);
          return {
            unit: {
              updates: [update],
              ...told(caller, null, "customer.updated", customer, at, Object.keys(change)),
            },
            status: 200,
            body: render(customerView(caller, customer)),
            resource: { type: "customer", id },
          };
        },
      };
    }),
  );
}

/**
 * Forgets all personal data for good and keeps the ledger, which knows ids only. Erasing twice changes nothing. Throws
 * resource_not_found, customer_has_open_items.
 */
export function eraseCustomer(
  services: Services,
  caller: Caller,
  id: string,
  render: Render,
): Promise<CommandAnswer> {
  return runCommand(services, caller, null, async () => {
    const stored = await findCustomer(services.db, caller, id);
    const now = await tenantNow(services, caller);
    return {
      seen: null,
      now: now.getTime(),
      decide: async () => {
        if (stored === null) throw notFound("customer", id);
        const resource = { type: "customer", id };
        if (stored.erasedAt !== null)
          return { unit: {}, status: 200, body: render(stored.customer), resource };
        const open = await openItemsOf(services.db, caller, id);
        if (open.length > 0)
          throw refuse(
            "customer_has_open_items",
            `${open.map(({ count, what }) => `${count} ${what}`).join(" and ")} of this customer are open; wait for payments and close cards first.`,
          );
        return { ...erase(caller, stored, now.toISOString(), render), resource };
      },
    };
  });
}

function erase(
  caller: Caller,
  stored: StoredCustomer,
  at: string,
  render: Render,
): { readonly unit: Unit; readonly status: number; readonly body: string } {
  const { customer, update } = changedCustomer(
    stored,
    {
      externalId: null,
      givenNames: null,
      lastName: null,
      businessName: null,
      displayName: "Erased customer",
      dateOfBirth: null,
      phone: null,
      email: null,
      address: null,
      kyc: { tier: "tier_0", status: "unverified", lastScoreId: null, verifiedAt: null },
      metadata: {},
    },
    at,
    at,
  );
  const body = render(customer);
  return {
    unit: {
      updates: [update],
      erasedCustomer: { id: customer.id, data: customer, body },
      ...told(caller, null, "customer.erased", customer, at, null),
    },
    status: 200,
    body,
  };
}

function newCustomer(caller: Caller, body: CustomerRequest, at: string): Customer {
  const names = {
    type: body.type ?? ("individual" as const),
    givenNames: body.givenNames ?? null,
    lastName: body.lastName ?? null,
    businessName: body.businessName ?? null,
    externalId: body.externalId ?? null,
  };
  return {
    id: newId("cus"),
    object: "customer",
    livemode: caller.livemode,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...names,
    displayName: displayName(names),
    dateOfBirth: body.dateOfBirth ?? null,
    phone: body.phone ?? null,
    email: body.email ?? null,
    country: body.country,
    address: body.address === undefined ? null : fullAddress(body.address),
    preferredLanguage: body.preferredLanguage ?? "en",
    kyc: { tier: "tier_0", status: "unverified", lastScoreId: null, verifiedAt: null },
    risk: { level: "unknown", blocked: false },
    metadata: body.metadata ?? {},
  };
}

/** Event and audit entry; the entry names what changed and never what it was. */
function told(
  caller: Caller,
  key: RequestKey | null,
  type: string,
  customer: Customer,
  at: string,
  changed: readonly string[] | null,
): Pick<Unit, "events" | "auditDrafts"> {
  const resource = { type: "customer", id: customer.id };
  const after = changed === null ? null : { changed: [...changed].sort() };
  const draft = draftOf(caller, { action: type, resource, after }, at);
  return {
    events: [newEvent(type, maskedCustomer(customer), at, causedBy(caller, key?.key ?? null))],
    auditDrafts: [{ id: draft.id, draft, created_at: at }],
  };
}

async function withUniqueId<T>(externalId: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isFailure(error, "unique_violation") || error.constraint !== "customers_external")
      throw error;
    throw refuseField(
      "duplicate_external_id",
      "/externalId",
      `Another customer has the external id ${externalId ?? ""}.`,
    );
  }
}
