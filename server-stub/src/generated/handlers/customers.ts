// Generated from the API description; do not edit.
import type { Reply } from "../../http/reply.ts";
import type { Wire } from "../types.ts";

export interface CreateCustomerInput {
  readonly params: Record<never, never>;
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"CustomerRequest">;
}

export interface EraseCustomerInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface GetCustomerInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface ListCustomersInput {
  readonly params: Record<never, never>;
  readonly query: {
    readonly limit: number;
    readonly startingAfter?: string;
    readonly endingBefore?: string;
    readonly createdAfter?: string;
    readonly createdBefore?: string;
    readonly externalId?: string;
    readonly type?: Wire<"CustomerType">;
    readonly country?: Wire<"CountryCode">;
    readonly kycTier?: Wire<"KycTier">;
    readonly kycStatus?: Wire<"CustomerKycStatus">;
  };
  readonly headers: Record<never, never>;
  readonly body: undefined;
}

export interface UpdateCustomerInput {
  readonly params: {
    readonly id: string;
  };
  readonly query: Record<never, never>;
  readonly headers: Record<never, never>;
  readonly body: Wire<"CustomerUpdateRequest">;
}

export interface CustomersHandlers<Context> {
  /** Make a customer */
  createCustomer(input: CreateCustomerInput, context: Context): Promise<Reply<201, Wire<"Customer">>>;
  /** Erase a customer */
  eraseCustomer(input: EraseCustomerInput, context: Context): Promise<Reply<200, Wire<"Customer">>>;
  /** Read a customer */
  getCustomer(input: GetCustomerInput, context: Context): Promise<Reply<200, Wire<"Customer">>>;
  /** List customers */
  listCustomers(input: ListCustomersInput, context: Context): Promise<Reply<200, Wire<"CustomerList">>>;
  /** Change a customer */
  updateCustomer(input: UpdateCustomerInput, context: Context): Promise<Reply<200, Wire<"Customer">>>;
}
