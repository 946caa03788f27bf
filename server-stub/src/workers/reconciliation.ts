import { findDossier } from "../db/queries/payments.ts";
import { commit } from "../db/unit.ts";
import type { EnquiryAnswer } from "../connectors/connector.ts";
import { callbackEvent } from "../domain/payments/callbacks.ts";
import { Progress, type Dossier } from "../domain/payments/progress.ts";
import { applySignal, type Signal } from "../domain/payments/signals.ts";
import type { PaymentAttempt } from "../domain/payments/types.ts";
import { SYSTEM } from "../domain/shared/actor.ts";
import { enqueue, type JobPayloads } from "../domain/shared/jobs.ts";
import { SKIPPED, type JobContext, type JobHandler, type JobResult } from "./handlers.ts";
import { submissionOf } from "./submission.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** When the rail is asked, counted from the moment the outcome became unknown (domain 4.13): the ladder, then every six hours to 72. */
export const ENQUIRY_LADDER_MS: readonly number[] = [
  0,
  30_000,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  ...Array.from({ length: 11 }, (_, index) => (index + 2) * 6 * HOUR),
];

/** The provider stayed silent: the outcome is unknown, which is not a failure. */
export const passDeadline: JobHandler = async (context) => {
  const found = await findAttempt(context);
  if (found === null) return SKIPPED;
  const { dossier, attempt } = found;
  const { payment, secrets } = dossier.stored;
  const waits = payment.status === "submitted" || payment.status === "awaiting_approval";
  // Each sign of life sets a later deadline; only the last one counts.
  const wasMoved =
    secrets.deadlineAt != null && Date.parse(context.job.runAt) < Date.parse(secrets.deadlineAt);
  if (attempt.status !== "submitted" || !waits || wasMoved) return SKIPPED;
  const progress = new Progress(dossier, context.now);
  const { jobs } = apply(context, progress, dossier, attempt, { kind: "silent" });
  progress.tell(
    callbackEvent(
      "callback.timed_out",
      "timed_out",
      dossier,
      attempt.rail,
      { reference: attempt.id },
      context.now,
      context.job.runAt,
    ),
  );
  await commit(
    context.services.db,
    context.job,
    { ...progress.unit(), jobs, finishedJob: context.finishedJob },
    null,
  );
  return { result: "in_reconciliation", done: true };
};

/** The payer's time is over: ask once; only a certain answer ends the payment, else its deadline follows. */
export const passApproval: JobHandler = async (context) => {
  const found = await findAttempt(context);
  if (found === null || found.dossier.stored.payment.status !== "awaiting_approval") return SKIPPED;
  const signal = toSignal(await ask(context, found.dossier, found.attempt));
  if (signal === null) return { result: "unknown", done: false };
  return write(context, found.dossier, found.attempt, signal);
};

/** Asks the rail what became of an attempt, and plans the next question while nobody knows. */
export const enquire: JobHandler = async (context) => {
  const found = await findAttempt(context);
  if (
    found === null ||
    found.dossier.stored.payment.status !== "in_reconciliation" ||
    found.attempt.status !== "unknown"
  )
    return SKIPPED;
  const { dossier, attempt } = found;
  const signal = toSignal(await ask(context, dossier, attempt));
  if (signal !== null) return write(context, dossier, attempt, signal);
  const { step } = context.job.payload as JobPayloads["payment.enquire"];
  const since = Date.parse(dossier.stored.secrets.unknownSince ?? context.job.runAt);
  const next = ENQUIRY_LADDER_MS[step + 1];
  const progress = new Progress(dossier, context.now);
  const isLast = step === ENQUIRY_LADDER_MS.length - 1;
  if (isLast) progress.openCase("enquiries_exhausted");
  const jobs =
    next === undefined
      ? []
      : [
          enqueue(
            "payment.enquire",
            dossier.stored.payment.id,
            { paymentId: dossier.stored.payment.id, attemptId: attempt.id, step: step + 1 },
            since + next,
            context.now,
          ),
        ];
  await commit(
    context.services.db,
    context.job,
    { ...progress.unit(), jobs, finishedJob: context.finishedJob },
    null,
  );
  return { result: isLast ? "case_opened" : "unknown", done: true };
};

/** Turns an enquiry's answer into a signal; null while nobody knows. */
export function toSignal(answer: EnquiryAnswer): Signal | null {
  switch (answer.kind) {
    case "succeeded":
      return {
        kind: "succeeded",
        providerReference: answer.providerReference,
        amount: null,
        feeCharged: answer.feeCharged,
      };
    case "failed":
      return { kind: "failed", reason: answer.reason };
    case "not_executed":
      return { kind: "not_executed" };
    case "unknown":
      return null;
    default:
      return answer satisfies never;
  }
}

async function findAttempt({
  services,
  job,
}: JobContext): Promise<{ readonly dossier: Dossier; readonly attempt: PaymentAttempt } | null> {
  const { attemptId } = job.payload as JobPayloads["payment.deadline"];
  const dossier = await findDossier(services.db, job, job.subject);
  const attempt = dossier?.stored.payment.attempts.find((one) => one.id === attemptId);
  return dossier === null || attempt === undefined ? null : { dossier, attempt };
}

function ask(
  context: JobContext,
  dossier: Dossier,
  attempt: PaymentAttempt,
): Promise<EnquiryAnswer> {
  const submission = submissionOf(context.job, dossier.stored, attempt, context.now);
  return context
    .connectors(attempt.rail)
    .enquire(submission)
    .catch(() => ({ kind: "unknown" as const }));
}

async function write(
  context: JobContext,
  dossier: Dossier,
  attempt: PaymentAttempt,
  signal: Signal,
): Promise<JobResult> {
  const progress = new Progress(dossier, context.now);
  const { jobs } = apply(context, progress, dossier, attempt, signal);
  await commit(
    context.services.db,
    context.job,
    { ...progress.unit(), jobs, finishedJob: context.finishedJob },
    null,
  );
  context.services.wake();
  return { result: progress.payment.status, done: true };
}

function apply(
  context: JobContext,
  progress: Progress,
  dossier: Dossier,
  attempt: PaymentAttempt,
  signal: Signal,
): ReturnType<typeof applySignal> {
  return applySignal(progress, {
    stored: dossier.stored,
    attemptId: attempt.id,
    signal,
    actor: SYSTEM,
    now: context.now,
    callbackTimeoutMs: context.services.mobileMoneyCallbackTimeoutMs,
  });
}
