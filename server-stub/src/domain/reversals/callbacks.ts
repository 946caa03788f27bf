import type { ProviderCallback } from "../../connectors/simulator.ts";
import { isFailure } from "../../db/failures.ts";
import type { TenantScope } from "../../db/db.ts";
import { callbackSeen } from "../../db/queries/payments.ts";
import { findReversalDossier, latestReversalOf } from "../../db/queries/reversals.ts";
import type { CallbackRow } from "../../db/rows.ts";
import { commit } from "../../db/unit.ts";
import {
  callbackEvent,
  unknownReference,
  type CallbackScope,
  type FinishedJob,
} from "../payments/callbacks.ts";
import { toFailureCode } from "../payments/failures.ts";
import type { Outcome } from "../payments/signals.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Actor } from "../shared/actor.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { caseUnit } from "./case.ts";
import { completeReversal, failReversal, type ReversalEnd } from "./resolve.ts";
import { commitEnd } from "./settle.ts";
import type { ReversalDossier } from "./types.ts";

const MAX_TRIES = 20;

/**
 * Applies a rail's word on a reversal exactly once. The rail may name the reversal or the attempt that is taken back; a word that
 * contradicts a final reversal changes nothing and opens a case.
 */
export async function receiveReversalCallback(
  services: Services,
  scope: CallbackScope,
  provider: string,
  given: ProviderCallback,
  finishedJob: FinishedJob | null,
): Promise<{ readonly outcome: Outcome }> {
  const id = given.reference.startsWith("rev_")
    ? given.reference
    : await latestReversalOf(services.db, scope, scope.paymentId);
  const callback = { ...given, reference: id ?? given.reference };
  for (let tries = 1; ; tries += 1) {
    const now = (await tenantNow(services, scope)).getTime();
    const { callbackId, reference, event } = callback;
    const seen = await callbackSeen(services.db, scope, provider, callbackId, reference, event);
    const dossier = seen || id === null ? null : await findReversalDossier(services.db, scope, id);
    if (dossier === null) {
      if (finishedJob !== null) await commit(services.db, scope, { finishedJob }, null);
      return { outcome: seen ? "duplicate" : "ignored" };
    }
    if (dossier.stored.terms.rail !== provider) throw unknownReference(given);
    try {
      return {
        outcome: await apply(services, scope, provider, callback, dossier, now, finishedJob),
      };
    } catch (error) {
      const again =
        isFailure(error, "version_conflict", "audit_conflict") ||
        (isFailure(error, "unique_violation") && error.constraint === "callbacks_once");
      if (!again || tries >= MAX_TRIES) throw error;
    }
  }
}

async function apply(
  services: Services,
  scope: TenantScope,
  provider: string,
  callback: ProviderCallback,
  dossier: ReversalDossier,
  now: number,
  finishedJob: FinishedJob | null,
): Promise<Outcome> {
  const actor: Actor = { type: "provider", id: provider, display: provider };
  const { reversal, terms } = dossier.stored;
  const succeeded = callback.event === "reversal_succeeded";
  const given = callback.amountMinorUnits;
  const otherAmount =
    succeeded &&
    ((given !== undefined && given !== terms.destinationAmount.amountMinorUnits) ||
      (callback.currency !== undefined && callback.currency !== terms.destinationAmount.currency));
  if (reversal.status === "pending" && !otherAmount) {
    const end: ReversalEnd = succeeded
      ? completeReversal(dossier, actor, null, now)
      : failReversal(
          dossier,
          toFailureCode(callback.reasonCode ?? null) ?? "rail_rejected",
          callback.reasonCode ?? null,
          actor,
          now,
        );
    const callbacks = [callbackRow(provider, callback, "applied", now)];
    await commitEnd(services, scope, end, { callbacks, finishedJob });
    return "applied";
  }
  const agrees = (reversal.status === "completed") === succeeded && !otherAmount;
  const outcome: Outcome = agrees ? "duplicate" : "conflict";
  const reason = otherAmount ? "reversal_amount_mismatch" : "reversal_contradicts_final_state";
  const opened = agrees ? {} : caseUnit(dossier, reason, now);
  const conflict = callbackEvent(
    "callback.conflict",
    "conflict",
    { stored: dossier.payment, transaction: dossier.original },
    provider,
    callback,
    now,
  );
  await commit(
    services.db,
    scope,
    {
      ...opened,
      callbacks: [callbackRow(provider, callback, outcome, now)],
      events: agrees ? [] : [...(opened.events ?? []), conflict],
      ...(finishedJob === null ? {} : { finishedJob }),
    },
    null,
  );
  return outcome;
}

function callbackRow(
  provider: string,
  callback: ProviderCallback,
  outcome: Outcome,
  now: number,
): CallbackRow {
  return {
    id: newId("cbk"),
    provider,
    callback_id: callback.callbackId,
    reference: callback.reference,
    event: callback.event,
    outcome,
    body: callback,
    received_at: new Date(now).toISOString(),
  };
}
