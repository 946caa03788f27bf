import { agreeRetry } from "../domain/payments/failover.ts";
import { findDossier } from "../db/queries/payments.ts";
import { commit } from "../db/unit.ts";
import type { Submission } from "../connectors/connector.ts";
import { failureDetail } from "../domain/payments/failures.ts";
import { Progress, type Dossier } from "../domain/payments/progress.ts";
import { adoptOrphans } from "../domain/payments/signed-callbacks.ts";
import { applySignal, railTimeoutMs, type Signal } from "../domain/payments/signals.ts";
import type { PaymentAttempt, StoredPayment } from "../domain/payments/types.ts";
import { SYSTEM } from "../domain/shared/actor.ts";
import { enqueue } from "../domain/shared/jobs.ts";
import { money } from "../domain/shared/money.ts";
import { newId } from "../domain/shared/typeid.ts";
import type { TenantScope } from "../db/db.ts";
import { SKIPPED, type JobContext, type JobHandler } from "./handlers.ts";
import { PROBE_MS } from "./watches.ts";

const QUEUE_LIMIT_MS = 24 * 3_600_000;
/** A payment for a rail that cannot be reached looks again when its probes may have brought it back. */
const OUT_AGAIN_MS = 3 * PROBE_MS;

/**
 * Sends a payment to its rail. The attempt is committed before the rail is called: a crash in between leaves an attempt whose
 * deadline passes and is cleared up by an enquiry, never a payment that was sent and forgotten.
 */
export const submitPayment: JobHandler = async (context) => {
  const { services, job, now } = context;
  const dossier = await findDossier(services.db, job, job.subject);
  if (dossier === null) return SKIPPED;
  const { payment } = dossier.stored;
  if (payment.status !== "pending" && payment.status !== "queued") return SKIPPED;
  const choice = await agreeRetry(services, job, dossier, now);
  const attempt: PaymentAttempt = {
    id: newId("att"),
    number: payment.attempts.length + 1,
    rail: choice.rail,
    status: "submitted",
    providerReference: null,
    submittedAt: new Date(now).toISOString(),
    resolvedAt: null,
    failure: null,
    cost: null,
  };
  const submission = submissionOf(job, dossier.stored, attempt, now);
  const connector = context.connectors(attempt.rail);
  const isOut = dossier.downRails?.includes(attempt.rail) ?? false;
  const downUntil = isOut ? now + OUT_AGAIN_MS : connector.downUntil(submission);
  if (downUntil !== null) return park(context, dossier, downUntil);
  const deadline = now + railTimeoutMs(services.mobileMoneyCallbackTimeoutMs, attempt.rail);
  const progress = new Progress(dossier, now);
  const deadlineAt = new Date(deadline).toISOString();
  const attempts = progress.attempt(attempt, deadlineAt);
  progress.remember({ deadlineAt });
  progress.move("submitted", SYSTEM, { set: { ...choice.changes, rail: attempt.rail, attempts } });
  if (choice.rerouted) progress.announceReroute();
  const ids = { paymentId: payment.id, attemptId: attempt.id };
  await commit(
    services.db,
    job,
    {
      ...progress.unit(),
      jobs: [enqueue("payment.deadline", payment.id, ids, deadline, now)],
      finishedJob: context.finishedJob,
    },
    null,
  );
  const answer = await connector.submit(submission).catch(() => ({ kind: "unknown" as const }));
  if (answer.kind === "refused")
    await resolveAtOnce(context, attempt, { kind: "failed", reason: answer.reason });
  await adoptOrphans(services, attempt.id);
  services.wake();
  return { result: answer.kind, done: true };
};

/** What the connector is told about an attempt. */
export function submissionOf(
  scope: TenantScope,
  stored: StoredPayment,
  attempt: PaymentAttempt,
  now: number,
): Submission {
  const { payment, secrets } = stored;
  return {
    reference: attempt.id,
    number: attempt.number,
    rail: attempt.rail,
    direction: payment.direction,
    amount:
      payment.direction === "payout"
        ? payment.destinationAmount
        : money(secrets.principal, payment.fee.currency),
    party: secrets.party,
    tenantId: scope.tenantId,
    livemode: scope.livemode,
    now,
    payment: stored,
  };
}

/** The rail is away: the payment waits in the queue, for 24 hours at most. */
async function park(
  context: JobContext,
  dossier: Dossier,
  downUntil: number,
): Promise<{ readonly result: string; readonly done: boolean }> {
  const { services, job, now, finishedJob } = context;
  const { payment } = dossier.stored;
  const progress = new Progress(dossier, now);
  const limit = Date.parse(payment.createdAt) + QUEUE_LIMIT_MS;
  if (now >= limit) {
    progress.release();
    progress.move("failed", SYSTEM, {
      reason: "queue_expired",
      set: { failure: failureDetail("queue_expired", null, false) },
    });
    await commit(services.db, job, { ...progress.unit(), finishedJob }, null);
    return { result: "queue_expired", done: true };
  }
  if (payment.status === "pending") progress.move("queued", SYSTEM, { reason: "rail_down" });
  const again = enqueue(
    "payment.submit",
    payment.id,
    { paymentId: payment.id },
    Math.min(downUntil, limit),
    now,
  );
  await commit(services.db, job, { ...progress.unit(), jobs: [again], finishedJob }, null);
  return { result: "queued", done: true };
}

/** A certain answer that came with the submission itself is applied like a callback. */
async function resolveAtOnce(
  context: JobContext,
  attempt: PaymentAttempt,
  signal: Signal,
): Promise<void> {
  const { services, job, now } = context;
  const dossier = await findDossier(services.db, job, job.subject);
  if (dossier === null) return;
  const progress = new Progress(dossier, now);
  const actor = { type: "provider" as const, id: attempt.rail, display: attempt.rail };
  const { jobs } = applySignal(progress, {
    stored: dossier.stored,
    attemptId: attempt.id,
    signal,
    actor,
    now,
    callbackTimeoutMs: services.mobileMoneyCallbackTimeoutMs,
  });
  await commit(services.db, job, { ...progress.unit(), jobs }, null);
}
