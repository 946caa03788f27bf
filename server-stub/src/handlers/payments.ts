import type { PaymentsHandlers } from "../generated/handlers/payments.ts";
import type { Wire } from "../generated/types.ts";
import {
  findPayment,
  findPaymentText,
  listPayments,
  listPaymentTexts,
} from "../db/queries/payments.ts";
import { findTransaction } from "../db/queries/transactions.ts";
import { cancelPayment, reconcilePayment, reviewPayment } from "../domain/payments/commands.ts";
import { createPayment } from "../domain/payments/create.ts";
import type { Payment } from "../domain/payments/types.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { isTerminal } from "../domain/shared/transitions.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { checkExpand } from "../http/expand.ts";
import { listOf, listText, pageQuery } from "../http/list.ts";
import { preferenceApplied, waitSeconds, waitUntil } from "../http/prefer.ts";
import { stored, type Reply } from "../http/reply.ts";
import { expandedCustomer } from "./customers.ts";

const EXPANDABLE = ["transaction", "customer"];

export const paymentsHandlers: PaymentsHandlers<CallContext> = {
  async createPayment({ body, headers, query }, context) {
    const { services, caller, render } = context;
    const expand = checkExpand(query.expand, EXPANDABLE);
    const scenario = headers["x-sandbox-scenario"] ?? null;
    const answer = await createPayment(services, caller, body, {
      key: context.requiredKey,
      scenario,
      render,
    });
    const reply = commandReply<201, Wire<"Payment">>(answer);
    const seconds = waitSeconds(headers.prefer);
    if (answer.replayed || (seconds === null && expand.length === 0)) return reply;
    const { id } = JSON.parse(answer.body) as { readonly id: string };
    const payment = await settled(context, id, seconds ?? 0);
    return {
      ...reply,
      body: stored(render(await expanded(context, payment, expand))),
      headers: { ...reply.headers, ...preferenceApplied(seconds) },
    };
  },

  async getPayment({ params, headers, query }, context) {
    const expand = checkExpand(query.expand, EXPANDABLE);
    const seconds = waitSeconds(headers.prefer);
    if (context.showsAsStored && expand.length === 0 && seconds === null) {
      const bytes = await findPaymentText(context.services.db, context.caller, params.id);
      if (bytes === null) throw notFound("payment", params.id);
      return ok<Wire<"Payment">>({ bytes });
    }
    const payment = await settled(context, params.id, seconds ?? 0);
    return {
      ...ok<Wire<"Payment">>(stored(context.render(await expanded(context, payment, expand)))),
      headers: preferenceApplied(seconds),
    };
  },

  async listPayments({ query }, context): Promise<Reply<200, Wire<"PaymentList">>> {
    const { expand: wanted, ...filter } = query;
    const expand = checkExpand(wanted, EXPANDABLE);
    const { db } = context.services;
    if (context.showsAsStored && expand.length === 0) {
      const bytes = await listPaymentTexts(db, context.caller, pageQuery(filter), (page) =>
        listText(page, "/v1/payments"),
      );
      return ok<Wire<"PaymentList">>({ bytes });
    }
    const page = await listPayments(db, context.caller, pageQuery(filter));
    const data = await Promise.all(page.data.map((payment) => expanded(context, payment, expand)));
    return ok(stored(context.render(listOf({ ...page, data }, "/v1/payments"))));
  },

  async cancelPayment({ params }, { services, caller, facts, render }) {
    return commandReply(await cancelPayment(services, caller, params.id, facts.key, render));
  },

  async reviewPayment({ params, body }, { services, caller, facts, render }) {
    return commandReply(
      await reviewPayment(
        services,
        caller,
        params.id,
        body.decision,
        body.note ?? null,
        facts.key,
        render,
      ),
    );
  },

  async reconcilePayment({ params }, { services, caller, render }) {
    return commandReply(await reconcilePayment(services, caller, params.id, render));
  },
};

/** The payment, once it is final or after `seconds`. */
async function settled(context: CallContext, id: string, seconds: number): Promise<Payment> {
  const read = async (): Promise<Payment> => {
    const found = await findPayment(context.services.db, context.caller, id);
    if (found === null) throw notFound("payment", id);
    return found.payment;
  };
  return waitUntil(
    read,
    (payment) => isTerminal("payment", payment.status),
    seconds,
    context.facts.signal,
  );
}

async function expanded(
  context: CallContext,
  payment: Payment,
  expand: readonly string[],
): Promise<object> {
  const { services, caller } = context;
  return {
    ...payment,
    ...(expand.includes("transaction")
      ? { transaction: await findTransaction(services.db, caller, payment.transactionId) }
      : {}),
    ...(expand.includes("customer") && payment.customerId !== null
      ? { customer: await expandedCustomer(context, payment.customerId) }
      : {}),
  };
}
