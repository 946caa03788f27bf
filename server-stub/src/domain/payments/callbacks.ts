import type { ProviderCallback } from "../../connectors/simulator.ts";
import { callbackSeen, findDossier, findReference } from "../../db/queries/payments.ts";
import { isFailure } from "../../db/failures.ts";
import { commit, type Unit } from "../../db/unit.ts";
import type { TenantScope } from "../../db/db.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Actor } from "../shared/actor.ts";
import { newEvent } from "../shared/events.ts";
import { money } from "../shared/money.ts";
import { refuse, type Refusal } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { receiveReversalCallback } from "../reversals/callbacks.ts";
import { Progress, type Dossier } from "./progress.ts";
import { applySignal, type Outcome, type Signal } from "./signals.ts";

const MAX_TRIES = 20;

/** A job whose end is to be committed together with the effect; see workers. */
export type FinishedJob = NonNullable<Unit["finishedJob"]>;

/**
 * Applies a provider's callback, whose signature was already verified, exactly once. Throws callback_reference_unknown (404,
 * retryable: the provider may be faster than our own commit). `provider` is the rail or mobile-money provider that called.
 */
export async function receiveCallback(
  services: Services,
  provider: string,
  callback: ProviderCallback,
  finishedJob: FinishedJob | null = null,
): Promise<{ readonly outcome: Outcome }> {
  const scope = await findReference(services.db, callback.reference);
  if (scope === null) throw unknownReference(callback);
  if (callback.event === "reversal_succeeded" || callback.event === "reversal_failed")
    return receiveReversalCallback(services, scope, provider, callback, finishedJob);
  for (let tries = 1; ; tries += 1) {
    const now = (await tenantNow(services, scope)).getTime();
    const seen = await callbackSeen(
      services.db,
      scope,
      provider,
      callback.callbackId,
      callback.reference,
      callback.event,
    );
    const dossier = seen ? null : await findDossier(services.db, scope, scope.paymentId);
    if (dossier === null) {
      if (finishedJob !== null) await commit(services.db, scope, { finishedJob }, null);
      return { outcome: "duplicate" };
    }
    // One sender's signature must not settle what another one carries.
    const attempt = dossier.stored.payment.attempts.find(({ id }) => id === callback.reference);
    if (attempt !== undefined && attempt.rail !== provider) throw unknownReference(callback);
    const decided = decide(services, dossier, provider, callback, now);
    try {
      await commit(
        services.db,
        scope,
        finishedJob === null ? decided.unit : { ...decided.unit, finishedJob },
        null,
      );
      services.wake();
      return { outcome: decided.outcome };
    } catch (error) {
      // Someone else changed the payment, or stored the same callback: look again.
      const again =
        isFailure(error, "version_conflict", "audit_conflict") ||
        (isFailure(error, "unique_violation") && error.constraint === "callbacks_once");
      if (!again || tries >= MAX_TRIES) throw error;
    }
  }
}

/** Nobody knows the reference, or it is not the sender's. */
export function unknownReference({ reference }: ProviderCallback): Refusal {
  return refuse("callback_reference_unknown", `No attempt has the reference ${reference}.`, {
    reference,
  });
}

function decide(
  services: Services,
  dossier: Dossier,
  provider: string,
  callback: ProviderCallback,
  now: number,
): { readonly outcome: Outcome; readonly unit: Unit } {
  const progress = new Progress(dossier, now);
  const actor: Actor = { type: "provider", id: provider, display: provider };
  const { outcome, jobs } = applySignal(progress, {
    stored: dossier.stored,
    attemptId: callback.reference,
    signal: toSignal(callback),
    actor,
    now,
    callbackTimeoutMs: services.mobileMoneyCallbackTimeoutMs,
  });
  if (outcome === "late_applied")
    progress.tell(callbackEvent("callback.late", "late_applied", dossier, provider, callback, now));
  if (outcome === "conflict")
    progress.tell(callbackEvent("callback.conflict", "conflict", dossier, provider, callback, now));
  const at = progress.at;
  return {
    outcome,
    unit: {
      ...progress.unit(),
      jobs,
      callbacks: [
        {
          id: newId("cbk"),
          provider,
          callback_id: callback.callbackId,
          reference: callback.reference,
          event: callback.event,
          outcome,
          body: callback,
          received_at: at,
        },
      ],
    },
  };
}

function toSignal(callback: ProviderCallback): Signal {
  const providerReference = callback.providerReference ?? null;
  switch (callback.event) {
    case "accepted":
      return { kind: "accepted", providerReference };
    case "awaiting_approval":
      return { kind: "awaiting_approval", providerReference };
    case "succeeded":
      return {
        kind: "succeeded",
        providerReference,
        amount:
          callback.amountMinorUnits === undefined || callback.currency === undefined
            ? null
            : money(callback.amountMinorUnits, callback.currency),
        feeCharged: callback.feeCharged ?? null,
      };
    case "failed":
    case "reversal_succeeded":
    case "reversal_failed":
      return { kind: "failed", reason: callback.reasonCode ?? null };
    default:
      return callback.event satisfies never;
  }
}

/** An event about a callback itself: it came late, contradicted, or never came. */
export function callbackEvent(
  type: string,
  outcome: "timed_out" | "late_applied" | "conflict",
  dossier: Dossier,
  source: string,
  callback: Partial<ProviderCallback> & { readonly reference: string },
  now: number,
  deadlineAt: string | null = null,
): ReturnType<typeof newEvent> {
  const at = new Date(now).toISOString();
  const resource = {
    id: newId("cbk"),
    object: "provider_callback",
    livemode: dossier.stored.payment.livemode,
    createdAt: at,
    updatedAt: at,
    version: 1,
    outcome,
    source,
    reference: callback.reference,
    providerReference: callback.providerReference ?? null,
    paymentId: dossier.stored.payment.id,
    transactionId: dossier.transaction.id,
    event: callback.event ?? null,
    reasonCode: callback.reasonCode ?? null,
    deadlineAt: deadlineAt ?? at,
    receivedAt: outcome === "timed_out" ? null : at,
  };
  return newEvent(type, resource, at, null);
}

/** The scope of an attempt's reference, for callers that must know the tenant first. */
export type CallbackScope = TenantScope & { readonly paymentId: string };
