import type { FraudHandlers } from "../generated/handlers/fraud.ts";
import type { Wire } from "../generated/types.ts";
import { findAnalysis, listAnalyses } from "../db/queries/fraud.ts";
import { analyzeFraud, submitFeedback } from "../domain/fraud/commands.ts";
import { readPolicy, replacePolicy } from "../domain/fraud/policy.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";

export const fraudHandlers: FraudHandlers<CallContext> = {
  async analyzeFraud({ body }, { services, caller, facts, render }) {
    return commandReply(await analyzeFraud(services, caller, body, facts.key, render));
  },

  async getFraudAnalysis({ params }, { services, caller, render }) {
    const found = await findAnalysis(services.db, caller, params.id);
    if (found === null) throw notFound("fraud_analysis", params.id);
    return ok(stored<Wire<"FraudAnalysis">>(render(found.analysis)));
  },

  async listFraudAnalyses({ query }, { services, caller, render }) {
    const page = await listAnalyses(services.db, caller, pageQuery(query));
    return ok(stored<Wire<"FraudAnalysisList">>(render(listOf(page, "/v1/fraud/analyses"))));
  },

  async submitFraudFeedback({ params, body }, { services, caller, facts, render }) {
    return commandReply(await submitFeedback(services, caller, params.id, body, facts.key, render));
  },

  async getFraudPolicy(_input, { services, caller, render }) {
    return ok(stored<Wire<"FraudPolicy">>(render(await readPolicy(services, caller))));
  },

  async replaceFraudPolicy({ body }, { services, caller, render }) {
    return ok(stored<Wire<"FraudPolicy">>(render(await replacePolicy(services, caller, body))));
  },
};
