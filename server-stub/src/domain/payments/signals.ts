import type { JobRow } from "../../db/rows.ts";
import type { Actor } from "../shared/actor.ts";
import { enqueue } from "../shared/jobs.ts";
import { money, type Money } from "../shared/money.ts";
import { railOf } from "../reference/rails.ts";
import { tariffOf } from "../routing/tariff.ts";
import { failureDetail, isRetryable, toFailureCode, type FailureCode } from "./failures.ts";
import type { Progress } from "./progress.ts";
import { isFinal } from "./states.ts";
import type { PaymentAttempt, StoredPayment } from "./types.ts";

/** What a rail tells about one attempt, by callback, at once, or when asked. */
export type Signal =
  | { readonly kind: "accepted"; readonly providerReference: string | null }
  | { readonly kind: "awaiting_approval"; readonly providerReference: string | null }
  | {
      readonly kind: "succeeded";
      readonly providerReference: string | null;
      readonly amount: Money | null;
      readonly feeCharged: Money | null;
    }
  | { readonly kind: "failed"; readonly reason: string | null }
  | { readonly kind: "not_executed" }
  | { readonly kind: "silent" };

export type Outcome = "applied" | "late_applied" | "duplicate" | "conflict" | "ignored";

/** The parts of the world a decision depends on. Times are Unix ms on the tenant's clock. */
export interface SignalContext {
  readonly stored: StoredPayment;
  readonly attemptId: string;
  readonly signal: Signal;
  readonly actor: Actor;
  readonly now: number;
  readonly callbackTimeoutMs: number;
}

const APPROVAL_GRACE_MS = 30_000;

/**
 * Applies a signal to a payment (domain 4.13). A timeout never fails a payment; only a certain "not executed" allows another
 * attempt; a contradiction of a final state changes nothing and opens a case. Answers what became of it and what is due next.
 */
export function applySignal(
  progress: Progress,
  context: SignalContext,
): { readonly outcome: Outcome; readonly jobs: readonly JobRow[] } {
  const { stored, signal } = context;
  const attempt = stored.payment.attempts.find((one) => one.id === context.attemptId);
  if (attempt === undefined) return { outcome: "ignored", jobs: [] };
  const isCurrent = stored.payment.attempts.at(-1)?.id === attempt.id;
  const unresolved = attempt.status === "submitted" || attempt.status === "unknown";
  if (isFinal(stored.payment.status) || !unresolved || !isCurrent)
    return { outcome: contradict(progress, attempt, signal), jobs: [] };
  switch (signal.kind) {
    case "accepted":
      return accept(progress, context, attempt, signal.providerReference);
    case "awaiting_approval":
      return awaitApproval(progress, context, attempt);
    case "succeeded":
      return succeed(progress, context, attempt, signal);
    case "failed": {
      const code = toFailureCode(signal.reason);
      return code === null
        ? loseTrack(progress, context, attempt, "provider_reason_unclear")
        : fail(progress, context, attempt, code, signal.reason);
    }
    case "not_executed":
      return fail(progress, context, attempt, "provider_error_not_executed", null);
    case "silent":
      return loseTrack(progress, context, attempt, "callback_timeout");
    default:
      return signal satisfies never;
  }
}

/** A signal about something already settled: the same news is a duplicate, other news a contradiction. */
function contradict(progress: Progress, attempt: PaymentAttempt, signal: Signal): Outcome {
  if (signal.kind !== "succeeded" && signal.kind !== "failed") return "ignored";
  const agrees = (signal.kind === "succeeded") === (attempt.status === "succeeded");
  if (agrees) return "duplicate";
  progress.openCase("callback_contradicts_final_state");
  return "conflict";
}

/** A sign of life: the rail gets its whole time again (domain 4.13 point 2). */
function accept(
  progress: Progress,
  context: SignalContext,
  attempt: PaymentAttempt,
  providerReference: string | null,
): { readonly outcome: Outcome; readonly jobs: readonly JobRow[] } {
  const { stored, now } = context;
  if (stored.payment.status !== "submitted") return { outcome: "ignored", jobs: [] };
  const deadline = now + railTimeoutMs(context.callbackTimeoutMs, attempt.rail);
  const deadlineAt = new Date(deadline).toISOString();
  const known = { ...attempt, providerReference: providerReference ?? attempt.providerReference };
  progress.amend({ deadlineAt }, { attempts: progress.attempt(known, deadlineAt) });
  const ids = { paymentId: stored.payment.id, attemptId: attempt.id };
  return {
    outcome: "applied",
    jobs: [enqueue("payment.deadline", stored.payment.id, ids, deadline, now)],
  };
}

/** Mobile money follows the configured timeout; networks have their own. */
export function railTimeoutMs(mobileMoneyMs: number, rail: string): number {
  const { kind, responseTimeoutSeconds } = railOf(rail);
  return kind === "mobile_money" || kind === "cemac_mobile_money"
    ? mobileMoneyMs
    : responseTimeoutSeconds * 1000;
}

function awaitApproval(
  progress: Progress,
  context: SignalContext,
  attempt: PaymentAttempt,
): { readonly outcome: Outcome; readonly jobs: readonly JobRow[] } {
  const { stored, now, actor } = context;
  if (stored.payment.status !== "submitted") return { outcome: "ignored", jobs: [] };
  const windowMs = (stored.payment.approvalWindowSeconds ?? 300) * 1000;
  const expiresAt = new Date(now + windowMs).toISOString();
  const deadline = new Date(now + windowMs + APPROVAL_GRACE_MS).toISOString();
  progress.remember({ deadlineAt: deadline });
  progress.move("awaiting_approval", actor, {
    set: {
      attempts: progress.attempt(attempt, deadline),
      nextAction: {
        type: "approve_on_device",
        message: "Confirm the payment on your phone.",
        expiresAt,
      },
    },
  });
  const ids = { paymentId: stored.payment.id, attemptId: attempt.id };
  return {
    outcome: "applied",
    jobs: [
      enqueue("payment.approval_expiry", stored.payment.id, ids, now + windowMs, now),
      enqueue("payment.deadline", stored.payment.id, ids, now + windowMs + APPROVAL_GRACE_MS, now),
    ],
  };
}

function succeed(
  progress: Progress,
  context: SignalContext,
  attempt: PaymentAttempt,
  signal: Extract<Signal, { kind: "succeeded" }>,
): { readonly outcome: Outcome; readonly jobs: readonly JobRow[] } {
  const { stored, actor } = context;
  const { payment, secrets } = stored;
  const expected = money(
    payment.direction === "payout" ? payment.destinationAmount.amountMinorUnits : secrets.principal,
    payment.direction === "payout" ? payment.destinationAmount.currency : payment.fee.currency,
  );
  if (
    signal.amount !== null &&
    (signal.amount.amountMinorUnits !== expected.amountMinorUnits ||
      signal.amount.currency !== expected.currency)
  ) {
    progress.openCase("callback_amount_mismatch");
    return payment.status === "in_reconciliation"
      ? { outcome: "conflict", jobs: [] }
      : loseTrack(progress, context, attempt, "callback_amount_mismatch");
  }
  const charged = signal.feeCharged ?? tariffCharge(stored, attempt.rail);
  const resolved: PaymentAttempt = {
    ...attempt,
    status: "succeeded",
    providerReference: signal.providerReference ?? attempt.providerReference,
    resolvedAt: progress.at,
    cost: charged,
  };
  progress.note({ providerReference: resolved.providerReference });
  progress.settle(resolved, charged);
  progress.observe(resolved, true, charged);
  progress.move("completed", actor, { set: { attempts: progress.attempt(resolved, null) } });
  return { outcome: payment.status === "in_reconciliation" ? "late_applied" : "applied", jobs: [] };
}

function fail(
  progress: Progress,
  context: SignalContext,
  attempt: PaymentAttempt,
  code: FailureCode,
  providerCode: string | null,
): { readonly outcome: Outcome; readonly jobs: readonly JobRow[] } {
  const { stored, actor, now } = context;
  const { payment, secrets } = stored;
  const outcome: Outcome = payment.status === "in_reconciliation" ? "late_applied" : "applied";
  const again =
    isRetryable(code) &&
    attempt.number < secrets.retry.maxAttempts &&
    payment.status !== "awaiting_approval";
  const exhausted = isRetryable(code) && !again;
  const failure = failureDetail(code, providerCode, exhausted);
  const resolved: PaymentAttempt = {
    ...attempt,
    status: "failed",
    resolvedAt: progress.at,
    failure,
  };
  const attempts = progress.attempt(resolved, null);
  progress.observe(resolved, false, null);
  if (again) {
    const nextAt = now + retryDelayMs(secrets.retry, attempt);
    progress.remember({ nextAttemptAt: new Date(nextAt).toISOString() });
    progress.move("pending", actor, { reason: code, set: { attempts } });
    return {
      outcome,
      jobs: [enqueue("payment.submit", payment.id, { paymentId: payment.id }, nextAt, now)],
    };
  }
  progress.release();
  const expired = code === "approval_expired" && payment.status === "awaiting_approval";
  progress.move(expired ? "expired" : "failed", actor, {
    reason: code,
    set: { attempts, failure },
  });
  return { outcome, jobs: [] };
}

/** min(maximum, initial x 2^(n-1)) seconds, times 0.8 to 1.2 so that many do not come back at once; the same for the same attempt. */
function retryDelayMs(
  { initialDelaySeconds, maxDelaySeconds }: StoredPayment["secrets"]["retry"],
  { id, number }: PaymentAttempt,
): number {
  const seconds = Math.min(maxDelaySeconds, initialDelaySeconds * 2 ** (number - 1));
  let hash = 2166136261;
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0;
  return Math.round(seconds * (800 + (hash % 401)));
}

/** The outcome is unknown: the money stays where it is, and the rail is asked, first at once. */
function loseTrack(
  progress: Progress,
  context: SignalContext,
  attempt: PaymentAttempt,
  reason: string,
): { readonly outcome: Outcome; readonly jobs: readonly JobRow[] } {
  const { stored, actor, now } = context;
  if (stored.payment.status === "in_reconciliation") return { outcome: "ignored", jobs: [] };
  progress.remember({ unknownSince: progress.at });
  progress.move("in_reconciliation", actor, {
    reason,
    set: { attempts: progress.attempt({ ...attempt, status: "unknown" }, null) },
  });
  const ids = { paymentId: stored.payment.id, attemptId: attempt.id, step: 0 };
  return {
    outcome: "applied",
    jobs: [enqueue("payment.enquire", stored.payment.id, ids, now, now)],
  };
}

/** What the rail's published tariff says, where the rail did not tell its charge. */
function tariffCharge({ payment, secrets }: StoredPayment, rail: string): Money {
  const crossBorder = secrets.sourceCountry !== secrets.destinationCountry;
  return money(
    tariffOf(railOf(rail), secrets.principal, payment.fee.currency, crossBorder),
    payment.fee.currency,
  );
}
