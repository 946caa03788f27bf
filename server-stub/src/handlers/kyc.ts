import type { KycHandlers } from "../generated/handlers/kyc.ts";
import type { Wire } from "../generated/types.ts";
import { findIdentityRow, listIdentityDocs } from "../db/queries/identity.ts";
import {
  createKycCheck,
  createKycScore,
  reviewKycScore,
  type StoredCheck,
  type StoredScore,
} from "../domain/kyc/commands.ts";
import type { KycScore } from "../domain/kyc/types.ts";
import { notFound } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageQuery } from "../http/list.ts";
import { stored } from "../http/reply.ts";

export const kycHandlers: KycHandlers<CallContext> = {
  async createKycScore({ body }, { services, caller, facts, render }) {
    return commandReply(await createKycScore(services, caller, body, facts.key, render));
  },

  async getKycScore({ params }, { services, caller, render }) {
    const row = await findIdentityRow(services.db, caller, "kyc_scores", params.id);
    if (row === null) throw notFound("kyc_score", params.id);
    return ok(stored<Wire<"KycScore">>(render((row.doc as StoredScore).score)));
  },

  async listKycScores({ query }, { services, caller, render }) {
    const { customerId, decision, status, ...page } = pageQuery(query);
    const filters = { customer_id: customerId, decision, status, grade: undefined };
    const { db } = services;
    const found = await listIdentityDocs<KycScore>(
      db,
      caller,
      "kyc_scores",
      filters,
      "score",
      page,
    );
    return ok(stored<Wire<"KycScoreList">>(render(listOf(found, "/v1/kyc/scores"))));
  },

  async reviewKycScore({ params, body }, { services, caller, facts, render }) {
    const { decision, note = null } = body;
    return commandReply(
      await reviewKycScore(services, caller, params.id, decision, note, facts.key, render),
    );
  },

  async createKycCheck({ body }, { services, caller, facts, render }) {
    return commandReply(await createKycCheck(services, caller, body, facts.key, render));
  },

  async getKycCheck({ params }, { services, caller, render }) {
    const row = await findIdentityRow(services.db, caller, "kyc_checks", params.id);
    if (row === null) throw notFound("kyc_check", params.id);
    return ok(stored<Wire<"KycCheck">>(render((row.doc as StoredCheck).check)));
  },
};
