import type { CreditHandlers } from "../generated/handlers/credit.ts";
import type { Wire } from "../generated/types.ts";
import { findIdentityRow, listIdentityDocs } from "../db/queries/identity.ts";
import { createCreditScore } from "../domain/credit/commands.ts";
import type { CreditScore } from "../domain/credit/types.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { checkExpand } from "../http/expand.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";

const EXPANDABLE = ["customer"];

export const creditHandlers: CreditHandlers<CallContext> = {
  async createCreditScore({ body }, { services, caller, facts, render }) {
    return commandReply(await createCreditScore(services, caller, body, facts.key, render));
  },

  async getCreditScore({ params, query }, { services, caller, render }) {
    checkExpand(query.expand, EXPANDABLE);
    const row = await findIdentityRow(services.db, caller, "credit_scores", params.id);
    if (row === null) throw notFound("credit_score", params.id);
    const { score } = row.doc as { readonly score: CreditScore };
    return ok(stored<Wire<"CreditScore">>(render(score)));
  },

  async listCreditScores({ query }, { services, caller, render }) {
    const { customerId, decision, grade, expand, ...page } = pageQuery(query);
    checkExpand(expand, EXPANDABLE);
    const filters = { customer_id: customerId, decision, grade, status: undefined };
    const { db } = services;
    const found = await listIdentityDocs<CreditScore>(
      db,
      caller,
      "credit_scores",
      filters,
      "score",
      page,
    );
    return ok(stored<Wire<"CreditScoreList">>(render(listOf(found, "/v1/credit/scores"))));
  },
};
