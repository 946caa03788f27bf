import { scriptFor } from "../domain/sandbox/scenarios.ts";
import { newId } from "../domain/shared/typeid.ts";
import type { EnquiryAnswer, ReversalSubmission } from "./connector.ts";
import type { ProviderCallback } from "./simulator.ts";

/** What a simulated rail does with a request to bring money back; times are ms after it was asked for. */
interface ReversalScript {
  readonly afterMs: number;
  readonly outcome: "succeeded" | "failed" | "silent";
}

/** Wallets answer like payments do; institutions that are asked for a return take their time. */
const DIRECT_MS = 2_000;
const RETURN_MS = 30_000;
const SLOW_MS = 60_000;

/** Magic 017 and 018, or their names; `reversal_silent` (a name only) never answers. */
function scriptOf({ method, scenario, payment }: ReversalSubmission): ReversalScript {
  const { direction, id } = payment.payment;
  if (/^(?:payment\.)?reversal_silent\b/.test(scenario ?? ""))
    return { afterMs: 0, outcome: "silent" };
  switch (scriptFor(direction, payment.secrets.party, scenario, id).name) {
    case "reversal_fails":
      return { afterMs: 1_000, outcome: "failed" };
    case "reversal_slow":
      return { afterMs: SLOW_MS, outcome: "succeeded" };
    default:
      return { afterMs: method === "direct" ? DIRECT_MS : RETURN_MS, outcome: "succeeded" };
  }
}

/** The callbacks the rail will send. */
export function reversalCallbacks(
  submission: ReversalSubmission,
): readonly { readonly callback: ProviderCallback; readonly dueAt: number }[] {
  const { afterMs, outcome } = scriptOf(submission);
  if (outcome === "silent") return [];
  const dueAt = submission.now + afterMs;
  const failed = outcome === "failed";
  const callback: ProviderCallback = {
    callbackId: newId("cbk"),
    event: failed ? "reversal_failed" : "reversal_succeeded",
    reference: submission.reference,
    amountMinorUnits: submission.amount.amountMinorUnits,
    currency: submission.amount.currency,
    reasonCode: failed ? "recipient_insufficient_funds" : null,
    occurredAt: new Date(dueAt).toISOString(),
  };
  return [{ callback, dueAt }];
}

/** What the rail says when asked; before its own time it does not know yet. */
export function reversalOutcome(submission: ReversalSubmission): EnquiryAnswer {
  const { afterMs, outcome } = scriptOf(submission);
  if (outcome === "silent" || submission.now < submission.askedAt + afterMs)
    return { kind: "unknown" };
  return outcome === "failed"
    ? { kind: "failed", reason: "recipient_insufficient_funds" }
    : { kind: "succeeded", providerReference: null, feeCharged: null };
}
