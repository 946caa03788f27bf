import { findDossier } from "../../db/queries/payments.ts";
import { findKey } from "../../db/queries/keys.ts";
import {
  runCommand,
  type CommandAnswer,
  type Decided,
  type RequestKey,
} from "../idempotency/command.ts";
import { tenantNow } from "../sandbox/clock.ts";
import type { Caller } from "../shared/actor.ts";
import { causedBy } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { notFound, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { failureDetail } from "./failures.ts";
import { Progress, type Dossier } from "./progress.ts";
import type { Payment } from "./types.ts";

/** How the answer's text is made; the default is JSON. */
export type RenderPayment = (payment: Payment) => string;

const asJson: RenderPayment = (payment) => JSON.stringify(payment);
const MIN_ENQUIRY_GAP_MS = 10_000;

/** Stops a payment that was not sent yet (or, best effort, one that waits for the payer). Throws resource_not_found, payment_not_cancelable. */
export function cancelPayment(
  services: Services,
  caller: Caller,
  id: string,
  key: RequestKey | null,
  render: RenderPayment = asJson,
): Promise<CommandAnswer> {
  return change(services, caller, id, key, render, (progress, { stored }) => {
    const { status } = stored.payment;
    if (
      status !== "held_for_review" &&
      status !== "pending" &&
      status !== "queued" &&
      status !== "awaiting_approval"
    ) {
      throw refuse(
        "payment_not_cancelable",
        `A payment that is ${status} can no longer be canceled.`,
        { currentStatus: status },
      );
    }
    progress.release();
    progress.move("canceled", caller.actor, {
      reason: "canceled_by_client",
      set: { failure: failureDetail("canceled_by_client", null, false) },
    });
    return [];
  });
}

/** Decides a payment that the fraud analysis held. Throws resource_not_found, invalid_state_transition. */
export function reviewPayment(
  services: Services,
  caller: Caller,
  id: string,
  decision: "approve" | "decline",
  note: string | null,
  key: RequestKey | null,
  render: RenderPayment = asJson,
): Promise<CommandAnswer> {
  return change(services, caller, id, key, render, (progress, { stored }, now) => {
    const to = decision === "approve" ? "pending" : "failed";
    if (stored.payment.status !== "held_for_review") {
      throw refuse(
        "invalid_state_transition",
        `Only a held payment can be reviewed; this one is ${stored.payment.status}.`,
        { from: stored.payment.status, to },
      );
    }
    if (decision === "approve") {
      progress.move("pending", caller.actor, {
        reason: note === null ? "review_approved" : `review_approved: ${note}`,
      });
      return [enqueue("payment.submit", id, { paymentId: id }, now, now)];
    }
    progress.release();
    progress.move("failed", caller.actor, {
      reason: note === null ? "fraud_declined" : `fraud_declined: ${note}`,
      set: { failure: failureDetail("fraud_declined", null, false) },
    });
    return [];
  });
}

/** Asks the rail now about a payment whose outcome is unknown; the answer arrives by a worker. Throws resource_not_found, invalid_state_transition, rate_limited (once per 10 s). */
export function reconcilePayment(
  services: Services,
  caller: Caller,
  id: string,
  render: RenderPayment = asJson,
): Promise<CommandAnswer> {
  return change(services, caller, id, null, render, (progress, { stored, downRails }, now) => {
    const { payment, secrets } = stored;
    const attempt = payment.attempts.at(-1);
    if (payment.status !== "in_reconciliation" || attempt === undefined) {
      throw refuse(
        "invalid_state_transition",
        `Only a payment in reconciliation can be asked about; this one is ${payment.status}.`,
        { from: payment.status, to: "in_reconciliation" },
      );
    }
    const wait =
      secrets.askedAt === null ? 0 : Date.parse(secrets.askedAt) + MIN_ENQUIRY_GAP_MS - now;
    if (wait > 0)
      throw refuse("rate_limited", "The rail was asked less than 10 seconds ago.", {
        violatedPolicies: [{ name: "reconcile", quota: 1, window: 10 }],
      });
    if (downRails?.includes(attempt.rail) === true)
      throw refuse(
        "rail_unavailable",
        `${attempt.rail} cannot be reached now. It is probed, and enquiries go on by themselves.`,
      );
    progress.amend({ askedAt: new Date(now).toISOString() });
    return [
      enqueue(
        "payment.enquire",
        id,
        { paymentId: id, attemptId: attempt.id, step: LAST_STEP },
        now,
        now,
      ),
    ];
  });
}

/** An extra question: it plans no further ones, the ladder goes on by itself. */
export const LAST_STEP = 1_000;

async function change(
  services: Services,
  caller: Caller,
  id: string,
  key: RequestKey | null,
  render: RenderPayment,
  decide: (progress: Progress, dossier: Dossier, now: number) => ReturnType<typeof enqueue>[],
): Promise<CommandAnswer> {
  return runCommand(services, caller, key, async () => {
    const seen = key === null ? null : await findKey(services.db, caller, key.operationId, key.key);
    const dossier = await findDossier(services.db, caller, id);
    const now = (await tenantNow(services, caller)).getTime();
    return {
      seen,
      now,
      decide: (): Decided => {
        if (dossier === null) throw notFound("payment", id);
        const progress = new Progress(dossier, now, causedBy(caller, key?.key ?? null));
        const jobs = decide(progress, dossier, now);
        return {
          unit: { ...progress.unit(), jobs },
          status: 200,
          body: render(progress.payment),
          resource: { type: "payment", id },
        };
      },
    };
  });
}
