import { findAuthorizationDossier, findCard } from "../db/queries/cards.ts";
import { commit } from "../db/unit.ts";
import { changed, viewCard } from "../domain/cards/commands.ts";
import { cardRow } from "../domain/cards/rows.ts";
import { release } from "../domain/cards/settle.ts";
import { SYSTEM } from "../domain/shared/actor.ts";
import { newEvent } from "../domain/shared/events.ts";
import { mayFollow } from "../domain/shared/transitions.ts";
import { SKIPPED, type JobHandler } from "./handlers.ts";

/** A card has reached its end. Holds stay and can still be captured. */
export const expireCard: JobHandler = async ({ services, job, now, finishedJob }) => {
  const stored = await findCard(services.db, job, job.subject);
  if (stored === null || !mayFollow("ghost_card", stored.card.status, "expired")) return SKIPPED;
  const card = { ...changed(stored.card, new Date(now)), status: "expired" as const };
  const view = await viewCard(services.db, job, card, now);
  const unit = {
    updates: [{ table: "ghost_cards" as const, row: cardRow({ ...stored, card }) }],
    events: [newEvent("ghost_card.expired", view, card.updatedAt, null)],
    finishedJob,
  };
  await commit(services.db, job, unit, null);
  return { result: "expired", done: true };
};

/** Nobody captured in time: what is still held goes back. */
export const expireAuthorization: JobHandler = async ({ services, job, now, finishedJob }) => {
  const dossier = await findAuthorizationDossier(services.db, job, job.subject);
  const status = dossier?.stored.authorization.status ?? "";
  if (dossier === null || !mayFollow("card_authorization", status, "expired")) return SKIPPED;
  const setting = { scope: job, actor: SYSTEM, now: new Date(now), cause: null };
  const { unit } = await release(services, dossier, "expired", setting);
  await commit(services.db, job, { ...unit, finishedJob }, null);
  return { result: "expired", done: true };
};
