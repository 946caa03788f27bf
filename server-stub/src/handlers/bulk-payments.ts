import type { BulkPaymentsHandlers } from "../generated/handlers/bulk-payments.ts";
import type { Wire } from "../generated/types.ts";
import { findBulk, itemsOf, listBulks, listItems, summariesOf } from "../db/queries/bulk.ts";
import { cancelBulkPayment, retryBulkPayment } from "../domain/bulk/commands.ts";
import { createBulkPayment } from "../domain/bulk/create.ts";
import { bulkView } from "../domain/bulk/rows.ts";
import type { ItemInput } from "../domain/bulk/types.ts";
import { notFound, refuse } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import { checkItem } from "../http/bulk-items.ts";
import type { CallContext } from "../http/call-context.ts";
import { checkExpand } from "../http/expand.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";

export const bulkPaymentsHandlers: BulkPaymentsHandlers<CallContext> = {
  async createBulkPayment({ body, headers }, context) {
    const { services, caller, render } = context;
    const scenario = headers["x-sandbox-scenario"] ?? null;
    if (scenario !== null && caller.livemode)
      throw refuse("sandbox_field_in_live_mode", "X-Sandbox-Scenario is for test keys only.");
    const { payments, defaults, ...rest } = body;
    const request = {
      ...rest,
      payments: payments as readonly object[] as readonly ItemInput[],
      ...(defaults === undefined ? {} : { defaults: { ...defaults } }),
    };
    const key = context.requiredKey;
    return commandReply(
      await createBulkPayment(services, caller, request, { key, scenario, checkItem, render }),
    );
  },

  async getBulkPayment({ params, query }, { services, caller, render }) {
    const expand = checkExpand(query.expand, ["items"]);
    const found = await findBulk(services.db, caller, params.id);
    if (found === null) throw notFound("bulk_payment", params.id);
    const summary = (await summariesOf(services.db, caller, [params.id]))(params.id);
    const items = expand.includes("items")
      ? (await itemsOf(services.db, caller, params.id)).map(({ item }) => item)
      : null;
    return ok(stored<Wire<"BulkPayment">>(render(bulkView(found, summary, items))));
  },

  async listBulkPayments({ query }, { services, caller, render }) {
    const page = await listBulks(services.db, caller, pageQuery(query));
    const summaryOf = await summariesOf(
      services.db,
      caller,
      page.data.map(({ facts }) => facts.id),
    );
    const data = page.data.map((one) => bulkView(one, summaryOf(one.facts.id), null));
    return ok(
      stored<Wire<"BulkPaymentList">>(render(listOf({ ...page, data }, "/v1/payments/bulk"))),
    );
  },

  async listBulkItems({ params, query }, { services, caller, render }) {
    const found = await findBulk(services.db, caller, params.id);
    if (found === null) throw notFound("bulk_payment", params.id);
    const page = await listItems(services.db, caller, params.id, pageQuery(query));
    return ok(
      stored<Wire<"BulkItemList">>(render(listOf(page, `/v1/payments/bulk/${params.id}/items`))),
    );
  },

  async cancelBulkPayment({ params }, { services, caller, facts, render }) {
    return commandReply(await cancelBulkPayment(services, caller, params.id, facts.key, render));
  },

  async retryBulkPayment({ params, body }, context) {
    const { services, caller, render } = context;
    const items = body.itemIds ?? null;
    const key = context.requiredKey;
    return commandReply(await retryBulkPayment(services, caller, params.id, items, key, render));
  },
};
