import type { CustomersHandlers } from "../generated/handlers/customers.ts";
import type { Wire } from "../generated/types.ts";
import { findCustomer, listCustomers } from "../db/queries/customers.ts";
import { createCustomer, eraseCustomer, updateCustomer } from "../domain/customers/commands.ts";
import { customerView } from "../domain/customers/views.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";

export const customersHandlers: CustomersHandlers<CallContext> = {
  async createCustomer({ body }, { services, caller, facts, render }) {
    return commandReply(await createCustomer(services, caller, body, facts.key, render));
  },

  async listCustomers({ query }, { services, caller, render }) {
    const page = await listCustomers(services.db, caller, pageQuery(query));
    const data = page.data.map((customer) => customerView(caller, customer));
    return ok(stored<Wire<"CustomerList">>(render(listOf({ ...page, data }, "/v1/customers"))));
  },

  async getCustomer({ params }, { services, caller, render }) {
    const found = await findCustomer(services.db, caller, params.id);
    if (found === null) throw notFound("customer", params.id);
    return ok(stored<Wire<"Customer">>(render(customerView(caller, found.customer))));
  },

  async updateCustomer({ params, body }, { services, caller, render }) {
    return commandReply(await updateCustomer(services, caller, params.id, body, render));
  },

  async eraseCustomer({ params }, { services, caller, render }) {
    return commandReply(await eraseCustomer(services, caller, params.id, render));
  },
};

/** The customer of a resource for `expand=customer`, as the caller may see it; null where there is none. */
export async function expandedCustomer(
  { services, caller }: CallContext,
  customerId: string | null,
): Promise<object | null> {
  const found = customerId === null ? null : await findCustomer(services.db, caller, customerId);
  return found === null ? null : customerView(caller, found.customer);
}
