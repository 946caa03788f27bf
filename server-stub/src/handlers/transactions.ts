import type { TransactionsHandlers } from "../generated/handlers/transactions.ts";
import type { Wire } from "../generated/types.ts";
import { listAuditEntries } from "../db/queries/audit.ts";
import { findPayment } from "../db/queries/payments.ts";
import { findReversal, listReversals } from "../db/queries/reversals.ts";
import { findTransaction, listTransactions } from "../db/queries/transactions.ts";
import { settleAudit } from "../domain/audit/drafts.ts";
import { reverseTransaction } from "../domain/reversals/create.ts";
import { withTrail } from "../domain/reversals/trail.ts";
import type { ReversalWithTrail } from "../domain/reversals/types.ts";
import { notFound, refuse } from "../domain/shared/refusal.ts";
import type { Transaction } from "../domain/transactions/types.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { checkExpand } from "../http/expand.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { preferenceApplied, waitSeconds, waitUntil } from "../http/prefer.ts";
import { stored } from "../http/reply.ts";
import { expandedCustomer } from "./customers.ts";

const OF_TRANSACTION = ["payment", "customer"];
const OF_REVERSAL = ["transaction"];

export const transactionsHandlers: TransactionsHandlers<CallContext> = {
  async listTransactions({ query }, context) {
    const { expand: wanted, ...filter } = query;
    const expand = checkExpand(wanted, OF_TRANSACTION);
    const page = await listTransactions(context.services.db, context.caller, pageQuery(filter));
    const data = await Promise.all(
      page.data.map((one) => expandedTransaction(context, one, expand)),
    );
    return ok(
      stored<Wire<"TransactionList">>(
        context.render(listOf({ ...page, data }, "/v1/transactions")),
      ),
    );
  },

  async getTransaction({ params, query }, context) {
    const expand = checkExpand(query.expand, OF_TRANSACTION);
    const transaction = await findTransaction(context.services.db, context.caller, params.id);
    if (transaction === null) throw notFound("transaction", params.id);
    return ok(
      stored<Wire<"Transaction">>(
        context.render(await expandedTransaction(context, transaction, expand)),
      ),
    );
  },

  async reverseTransaction({ params, body, headers, query }, context) {
    const { services, caller, render } = context;
    const expand = checkExpand(query.expand, OF_REVERSAL);
    const scenario = headers["x-sandbox-scenario"] ?? null;
    if (scenario !== null && caller.livemode)
      throw refuse("sandbox_field_in_live_mode", "X-Sandbox-Scenario is for test keys only.");
    const answer = await reverseTransaction(services, caller, params.id, body, {
      key: context.requiredKey,
      scenario,
      render,
    });
    const reply = commandReply<201, Wire<"Reversal">>(answer);
    const seconds = waitSeconds(headers.prefer);
    if (answer.replayed || (seconds === null && expand.length === 0)) return reply;
    const { id } = JSON.parse(answer.body) as { readonly id: string };
    const reversal = await settled(context, id, seconds ?? 0);
    return {
      ...reply,
      body: stored(render(await expandedReversal(context, reversal, expand))),
      headers: { ...reply.headers, ...preferenceApplied(seconds) },
    };
  },

  async getReversal({ params, query, headers }, context) {
    const expand = checkExpand(query.expand, OF_REVERSAL);
    const seconds = waitSeconds(headers.prefer);
    const reversal = await settled(context, params.id, seconds ?? 0);
    return {
      ...ok<Wire<"Reversal">>(
        stored(context.render(await expandedReversal(context, reversal, expand))),
      ),
      headers: preferenceApplied(seconds),
    };
  },

  async listReversals({ query }, context) {
    const { services, caller, render } = context;
    const { expand: wanted, ...filter } = query;
    const expand = checkExpand(wanted, OF_REVERSAL);
    const page = await listReversals(services.db, caller, pageQuery(filter));
    await settleAudit(services, caller);
    const data = await Promise.all(
      page.data.map(async (one) =>
        expandedReversal(context, await withTrail(services, caller, one, null), expand),
      ),
    );
    return ok(stored<Wire<"ReversalList">>(render(listOf({ ...page, data }, "/v1/reversals"))));
  },

  async getTransactionAuditTrail({ params, query }, { services, caller, render }) {
    const transaction = await findTransaction(services.db, caller, params.id);
    if (transaction === null) throw notFound("transaction", params.id);
    await settleAudit(services, caller);
    const page = await listAuditEntries(services.db, caller, {
      ...pageQuery(query),
      subjectId: params.id,
    });
    return ok(
      stored<Wire<"AuditEntryList">>(
        render(listOf(page, `/v1/transactions/${params.id}/audit-trail`)),
      ),
    );
  },
};

/** The reversal with its trail, once it is final or after `seconds`. */
async function settled(
  context: CallContext,
  id: string,
  seconds: number,
): Promise<ReversalWithTrail> {
  const { services, caller } = context;
  const read = async (): Promise<ReversalWithTrail> => {
    const found = await findReversal(services.db, caller, id);
    if (found === null) throw notFound("reversal", id);
    return withTrail(services, caller, found, null);
  };
  const isFinal = ({ status }: ReversalWithTrail): boolean => status !== "pending";
  return waitUntil(read, isFinal, seconds, context.facts.signal);
}

async function expandedReversal(
  { services, caller }: CallContext,
  reversal: ReversalWithTrail,
  expand: readonly string[],
): Promise<object> {
  if (!expand.includes("transaction")) return reversal;
  const { db } = services;
  return { ...reversal, transaction: await findTransaction(db, caller, reversal.transactionId) };
}

async function expandedTransaction(
  context: CallContext,
  transaction: Transaction,
  expand: readonly string[],
): Promise<object> {
  const { services, caller } = context;
  const { paymentId, customerId } = transaction;
  const found =
    expand.includes("payment") && paymentId !== null
      ? await findPayment(services.db, caller, paymentId)
      : null;
  return {
    ...transaction,
    ...(found === null ? {} : { payment: found.payment }),
    ...(expand.includes("customer") && customerId !== null
      ? { customer: await expandedCustomer(context, customerId) }
      : {}),
  };
}
