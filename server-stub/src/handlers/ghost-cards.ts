import type { GhostCardsHandlers } from "../generated/handlers/ghost-cards.ts";
import type { Wire } from "../generated/types.ts";
import { findAuthorization, listAuthorizations, readCounters } from "../db/queries/cards.ts";
import { authorizeCard } from "../domain/cards/authorize.ts";
import {
  createCard,
  listCards,
  moveCard,
  readCard,
  replaceLimits,
  requireCard,
  updateCard,
} from "../domain/cards/commands.ts";
import { countingOf } from "../domain/cards/limits.ts";
import { revealCard } from "../domain/cards/reveal.ts";
import { captureAuthorization, reverseAuthorization } from "../domain/cards/settle.ts";
import { limitView } from "../domain/cards/views.ts";
import { tenantNow } from "../domain/sandbox/clock.ts";
import { notFound, Refusal } from "../domain/shared/refusal.ts";
import { commandReply, ok } from "../http/answers.ts";
import type { CallContext } from "../http/call-context.ts";
import { listOf, pageOf, pageQuery, type ListObject } from "../http/list.ts";
import { stored, type Reply } from "../http/reply.ts";
import type { PageQuery } from "../db/queries/page.ts";
import type { LimitView } from "../domain/cards/views.ts";

export const ghostCardsHandlers: GhostCardsHandlers<CallContext> = {
  async createGhostCard({ body }, { services, caller, requiredKey, render }) {
    return commandReply(await createCard(services, caller, body, requiredKey, render));
  },

  async listGhostCards({ query }, { services, caller, render }) {
    const page = await listCards(services, caller, pageQuery(query));
    return ok(stored<Wire<"GhostCardList">>(render(listOf(page, "/v1/ghost-cards"))));
  },

  async getGhostCard({ params }, { services, caller, render }) {
    return ok(stored<Wire<"GhostCard">>(render(await readCard(services, caller, params.id))));
  },

  async updateGhostCard({ params, body }, { services, caller, render }) {
    return commandReply(await updateCard(services, caller, params.id, body, render));
  },

  async freezeGhostCard({ params }, { services, caller, facts, render }) {
    return commandReply(await moveCard(services, caller, params.id, "freeze", facts.key, render));
  },

  async unfreezeGhostCard({ params }, { services, caller, facts, render }) {
    return commandReply(await moveCard(services, caller, params.id, "unfreeze", facts.key, render));
  },

  async closeGhostCard({ params }, { services, caller, facts, render }) {
    return commandReply(await moveCard(services, caller, params.id, "close", facts.key, render));
  },

  async revealGhostCard({ params }, { services, caller }) {
    const secrets = await revealCard(services, caller, params.id);
    return { ...ok(secrets), headers: { "Cache-Control": "no-store" } };
  },

  async getSpendLimits({ params, query }, context) {
    const { limitId, afterKey, ...page } = query;
    return limitsReply(context, params.id, page, limitId ?? null, afterKey ?? null);
  },

  async replaceSpendLimits({ params, body }, context) {
    await replaceLimits(context.services, context.caller, params.id, body.spendLimits);
    return limitsReply(context, params.id, { limit: 100 }, null, null);
  },

  async authorizeGhostCard({ params, body }, { services, caller, requiredKey, render }) {
    return commandReply(
      await authorizeCard(services, caller, params.id, body, requiredKey, render),
    );
  },

  async listGhostCardAuthorizations({ params, query }, { services, caller, render }) {
    await requireCard(services.db, caller, params.id);
    const page = await listAuthorizations(services.db, caller, params.id, pageQuery(query));
    const url = `/v1/ghost-cards/${params.id}/authorizations`;
    return ok(stored<Wire<"CardAuthorizationList">>(render(listOf(page, url))));
  },

  async getCardAuthorization({ params }, { services, caller, render }) {
    const found = await findAuthorization(services.db, caller, params.id);
    if (found === null) throw notFound("card_authorization", params.id);
    return ok(stored<Wire<"CardAuthorization">>(render(found.authorization)));
  },

  async captureAuthorization({ params, body }, { services, caller, requiredKey, render }) {
    return commandReply(
      await captureAuthorization(services, caller, params.id, body ?? {}, requiredKey, render),
    );
  },

  async reverseAuthorization({ params }, { services, caller, requiredKey, render }) {
    return commandReply(
      await reverseAuthorization(services, caller, params.id, requiredKey, render),
    );
  },
};

/** Limits with their use. Keys of a limit for each of them are paged with the same size as the limits. */
async function limitsReply(
  { services, caller, render }: CallContext,
  cardId: string,
  page: PageQuery & { readonly limit: number },
  limitId: string | null,
  afterKey: string | null,
): Promise<Reply<200, Wire<"SpendLimitList">>> {
  if (afterKey !== null && limitId === null) {
    const message = "afterKey goes on in one limit. Name it with limitId.";
    const errors = [{ in: "query", name: "afterKey", code: "required_with", message }] as const;
    throw new Refusal({ code: "validation_failed", detail: message, errors });
  }
  const { card } = await requireCard(services.db, caller, cardId);
  const limits = card.limits.filter(({ id }) => limitId === null || id === limitId);
  if (limitId !== null && limits.length === 0) throw notFound("spend_limit", limitId);
  const at = (await tenantNow(services, caller)).getTime();
  const counting = countingOf({ ...card, limits }, at);
  const most = page.limit;
  const counters = await readCounters(services.db, caller, counting, most + 1, null, afterKey);
  const views = limits.map((limit) => limitView(card, limit, counters, at, most));
  const url = `/v1/ghost-cards/${cardId}/spend-limits`;
  const list: ListObject<LimitView> = pageOf(views, page, url, ({ id }) => id);
  return ok(stored<Wire<"SpendLimitList">>(render(list)));
}
