import type { TransactionsHandlers } from "../generated/handlers/transactions.ts";
import type { Wire } from "../generated/types.ts";
import { findTransaction, listTransactions } from "../db/queries/transactions.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";
import type { Unserved } from "./unserved.ts";

export const transactionsHandlers: Omit<TransactionsHandlers<CallContext>, Unserved> = {
  async listTransactions({ query }, { services, caller, render }) {
    const page = await listTransactions(services.db, caller, pageQuery(query));
    return ok(stored<Wire<"TransactionList">>(render(listOf(page, "/v1/transactions"))));
  },

  async getTransaction({ params }, { services, caller, render }) {
    const transaction = await findTransaction(services.db, caller, params.id);
    if (transaction === null) throw notFound("transaction", params.id);
    return ok(stored<Wire<"Transaction">>(render(transaction)));
  },
};
