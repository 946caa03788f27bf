import type { CustomerRow } from "../../db/money-rows.ts";
import type { Update } from "../../db/unit.ts";
import { maskPhone } from "../payments/party.ts";
import type { Caller } from "../shared/actor.ts";
import type { Address, Customer, CustomerChange, StoredCustomer } from "./types.ts";

/** A customer as its row. */
export function customerRow(stored: StoredCustomer): CustomerRow {
  const { customer, erasedAt } = stored;
  return {
    id: customer.id,
    external_id: customer.externalId,
    type: customer.type,
    country: customer.country,
    kyc_tier: customer.kyc.tier,
    kyc_status: customer.kyc.status,
    erased_at: erasedAt,
    doc: stored,
    version: customer.version,
    created_at: customer.createdAt,
    updated_at: customer.updatedAt,
  };
}

/** What a caller may see: the phone number is masked without the scope `customers:pii`. */
export function customerView(caller: Pick<Caller, "scopes">, customer: Customer): Customer {
  return caller.scopes.includes("customers:pii") ? customer : maskedCustomer(customer);
}

/** What events and logs may hold. */
export function maskedCustomer(customer: Customer): Customer {
  return customer.phone === null ? customer : { ...customer, phone: maskPhone(customer.phone) };
}

/** The customer with other facts, version + 1; the name to show follows. Also for other areas: an identity check sets `kyc`. */
export function changedCustomer(
  { customer }: StoredCustomer,
  set: Partial<
    Omit<Customer, "id" | "object" | "livemode" | "version" | "createdAt" | "updatedAt">
  >,
  at: string,
  erasedAt: string | null = null,
): { readonly customer: Customer; readonly update: Update } {
  const merged = { ...customer, ...set, version: customer.version + 1, updatedAt: at };
  const next = { ...merged, displayName: set.displayName ?? displayName(merged) };
  return {
    customer: next,
    update: { table: "customers", row: customerRow({ customer: next, erasedAt }) },
  };
}

/** The name to show: of the business or the person, else the caller's own id. */
export function displayName(
  facts: Pick<Customer, "type" | "givenNames" | "lastName" | "businessName" | "externalId">,
): string {
  const person = [facts.givenNames, facts.lastName].filter((name) => name !== null).join(" ");
  const business = facts.businessName ?? "";
  const [first, second] = facts.type === "business" ? [business, person] : [person, business];
  return first || second || facts.externalId || "Unnamed customer";
}

/** An address with its absent parts. */
export function fullAddress(given: NonNullable<CustomerChange["address"]>): Address {
  const { line1, line2, city, region, postalCode, country } = given;
  return {
    line1: line1 ?? null,
    line2: line2 ?? null,
    city: city ?? null,
    region: region ?? null,
    postalCode: postalCode ?? null,
    country,
  };
}
