import { commit } from "../db/unit.ts";
import type { Db } from "../db/db.ts";
import { railOf } from "../domain/reference/rails.ts";
import { tariffOf } from "../domain/routing/tariff.ts";
import { scriptFor, type Script } from "../domain/sandbox/scenarios.ts";
import { enqueue } from "../domain/shared/jobs.ts";
import { money, type Money } from "../domain/shared/money.ts";
import { newId } from "../domain/shared/typeid.ts";
import type { Connector, Submission } from "./connector.ts";
import { directoryEntry } from "./directory.ts";
import { reversalCallbacks, reversalOutcome } from "./simulated-reversals.ts";

/** A callback as providers send it (domain 3.14). Times are ISO strings. */
export interface ProviderCallback {
  readonly callbackId: string;
  readonly event:
    | "accepted"
    | "awaiting_approval"
    | "succeeded"
    | "failed"
    | "reversal_succeeded"
    | "reversal_failed";
  readonly reference: string;
  readonly providerReference?: string | null;
  readonly amountMinorUnits?: number;
  readonly currency?: string;
  readonly reasonCode?: string | null;
  readonly feeCharged?: Money | null;
  readonly occurredAt: string;
}

/**
 * Every rail, simulated: it plays the script of the payment (domain 4.12) and sends its callbacks as jobs, so they survive a
 * restart and obey the tenant's clock. They are applied through the same code as callbacks from outside.
 */
export function simulator(db: Db): Connector {
  return {
    downUntil(submission) {
      const script = scriptOf(submission);
      if (script.railDownMs === undefined) return null;
      const until = Date.parse(submission.payment.payment.createdAt) + script.railDownMs;
      return submission.now < until ? until : null;
    },
    async submit(submission) {
      const script = scriptOf(submission);
      if (script.refuses !== undefined && submission.number <= script.refuses.untilAttempt)
        return { kind: "refused", reason: script.refuses.reason };
      const jobs = callbacksOf(submission, script).map(({ callback, dueAt }) =>
        enqueue(
          "simulator.callback",
          submission.payment.payment.id,
          { provider: submission.rail, callback },
          dueAt,
          submission.now,
        ),
      );
      await commit(db, submission, { jobs }, null);
      return { kind: "accepted", providerReference: providerReference(submission) };
    },
    async submitReversal(submission) {
      const jobs = reversalCallbacks(submission).map(({ callback, dueAt }) =>
        enqueue(
          "simulator.callback",
          submission.reference,
          { provider: submission.rail, callback },
          dueAt,
          submission.now,
        ),
      );
      await commit(db, submission, { jobs }, null);
      return { kind: "accepted", providerReference: null };
    },
    enquireReversal(submission) {
      return Promise.resolve(reversalOutcome(submission));
    },
    probe() {
      return Promise.resolve();
    },
    lookUp(_call, party, scenario) {
      return Promise.resolve(directoryEntry(party, scenario));
    },
    enquire(submission) {
      const script = scriptOf(submission);
      switch (script.enquiry) {
        case "succeeded":
          return Promise.resolve({
            kind: "succeeded",
            providerReference: providerReference(submission),
            feeCharged: chargeOf(submission),
          });
        case "failed":
          return Promise.resolve({
            kind: "failed",
            reason: script.enquiryReason ?? "rail_rejected",
          });
        case "unknown":
          return Promise.resolve({ kind: "unknown" });
        default:
          return script.enquiry satisfies never;
      }
    },
  };
}

function scriptOf({ direction, party, payment }: Submission): Script {
  return scriptFor(direction, party, payment.secrets.sandbox.scenario, payment.payment.id);
}

function callbacksOf(
  submission: Submission,
  script: Script,
): readonly { readonly callback: ProviderCallback; readonly dueAt: number }[] {
  const latency = submission.payment.secrets.sandbox.latencyMs ?? 0;
  return script.callbacks.flatMap((planned) => {
    const dueAt = submission.now + planned.afterMs + latency;
    const callback: ProviderCallback = {
      callbackId: newId("cbk"),
      event: planned.event,
      reference: submission.reference,
      providerReference: providerReference(submission),
      amountMinorUnits: submission.amount.amountMinorUnits + (planned.otherAmount === true ? 1 : 0),
      currency: submission.amount.currency,
      reasonCode: planned.reason ?? null,
      feeCharged: planned.event === "succeeded" ? chargeOf(submission) : null,
      occurredAt: new Date(dueAt).toISOString(),
    };
    return Array.from({ length: planned.copies ?? 1 }, () => ({ callback, dueAt }));
  });
}

/** The rail's own name for the payment; the same on every question about one attempt. */
function providerReference({ rail, reference }: Submission): string {
  return `${rail}-${reference.slice(-12)}`;
}

/** Simulated rails charge their published tariff. */
function chargeOf({ rail, payment }: Submission): Money {
  const { secrets, payment: shown } = payment;
  const crossBorder = secrets.sourceCountry !== secrets.destinationCountry;
  return money(
    tariffOf(railOf(rail), secrets.principal, shown.fee.currency, crossBorder),
    shown.fee.currency,
  );
}
