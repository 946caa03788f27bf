import type { ProviderCallback } from "../../connectors/simulator.ts";
import { findKey } from "../../db/queries/keys.ts";
import { findPayment } from "../../db/queries/payments.ts";
import { findReversalDossier, latestReversalOf } from "../../db/queries/reversals.ts";
import { runCommand, type CommandAnswer, type RequestKey } from "../idempotency/command.ts";
import type { StoredPayment } from "../payments/types.ts";
import type { Caller } from "../shared/actor.ts";
import { enqueue } from "../shared/jobs.ts";
import { money, type Money } from "../shared/money.ts";
import { notFound, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { requireTestMode, tenantNow } from "./clock.ts";

/** The body of triggerSandboxCallback. */
export interface CallbackOrder {
  readonly event: ProviderCallback["event"];
  readonly reasonCode?: string;
  readonly delaySeconds?: number;
}

/** Makes the simulated provider call back about a payment and answers 202. Throws sandbox_only, resource_not_found, invalid_state_transition. */
export async function triggerCallback(
  services: Services,
  caller: Caller,
  paymentId: string,
  order: CallbackOrder,
  key: RequestKey | null,
): Promise<CommandAnswer> {
  requireTestMode(caller);
  return runCommand(services, caller, key, async () => {
    const seen = key === null ? null : await findKey(services.db, caller, key.operationId, key.key);
    const now = (await tenantNow(services, caller)).getTime();
    return {
      seen,
      now,
      decide: async () => {
        const stored = await findPayment(services.db, caller, paymentId);
        if (stored === null) throw notFound("payment", paymentId);
        const about = await subjectOf(services, caller, stored, order);
        const dueAt = now + (order.delaySeconds ?? 0) * 1000;
        const callback: ProviderCallback = {
          callbackId: newId("cbk"),
          event: order.event,
          reference: about.reference,
          amountMinorUnits: about.amount.amountMinorUnits,
          currency: about.amount.currency,
          reasonCode: order.reasonCode ?? null,
          occurredAt: new Date(dueAt).toISOString(),
        };
        const payload = { provider: about.rail, callback };
        const answer = {
          object: "sandbox_callback",
          paymentId,
          reference: about.reference,
          event: order.event,
          reasonCode: order.reasonCode ?? null,
          dueAt: callback.occurredAt,
        };
        return {
          unit: { jobs: [enqueue("simulator.callback", paymentId, payload, dueAt, now)] },
          status: 202,
          body: JSON.stringify(answer),
          resource: { type: "payment", id: paymentId },
        };
      },
    };
  });
}

/** The current attempt, or the youngest reversal where the event is about one. */
async function subjectOf(
  services: Services,
  caller: Caller,
  { payment, secrets }: StoredPayment,
  { event }: CallbackOrder,
): Promise<{ readonly reference: string; readonly rail: string; readonly amount: Money }> {
  const attempt = payment.attempts.at(-1);
  if (attempt === undefined)
    throw refuse(
      "invalid_state_transition",
      `The payment is ${payment.status} and has no attempt that a provider could report on.`,
      { from: payment.status, to: event === "failed" ? "failed" : "completed" },
    );
  if (event === "reversal_succeeded" || event === "reversal_failed") {
    const id = await latestReversalOf(services.db, caller, payment.id);
    const dossier = id === null ? null : await findReversalDossier(services.db, caller, id);
    if (dossier === null)
      throw refuse("invalid_state_transition", "Nobody asked for a reversal of this payment.", {
        from: payment.status,
        to: "reversed",
      });
    const { reversal, terms } = dossier.stored;
    return { reference: reversal.id, rail: terms.rail, amount: terms.destinationAmount };
  }
  const amount =
    payment.direction === "payout"
      ? payment.destinationAmount
      : money(secrets.principal, payment.fee.currency);
  return { reference: attempt.id, rail: attempt.rail, amount };
}
