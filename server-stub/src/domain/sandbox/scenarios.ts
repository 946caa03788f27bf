import type { Party } from "../payments/types.ts";
import { steeringDigits } from "../payments/party.ts";

/** What the simulated provider does with a payment (domain 4.12). Times are milliseconds after submission. */
export interface Script {
  readonly name: string;
  /** Callbacks in the order they are sent. */
  readonly callbacks: readonly {
    readonly afterMs: number;
    readonly event: "accepted" | "awaiting_approval" | "succeeded" | "failed";
    readonly reason?: string;
    readonly otherAmount?: boolean;
    readonly copies?: number;
  }[];
  /** An immediate answer instead of callbacks: the rail refused, nothing was executed. */
  readonly refuses?: { readonly reason: string; readonly untilAttempt: number };
  /** What an enquiry finds. */
  readonly enquiry: "succeeded" | "failed" | "unknown";
  readonly enquiryReason?: string;
  /** The rail is down before submission and comes back after this time. */
  readonly railDownMs?: number;
}

const after = (
  afterMs: number,
  event: Script["callbacks"][number]["event"],
  reason?: string,
): Script["callbacks"][number] =>
  reason === undefined ? { afterMs, event } : { afterMs, event, reason };
const success = (name: string, afterMs: number): Script => ({
  name,
  callbacks: [after(afterMs, "succeeded")],
  enquiry: "succeeded",
});
const failure = (name: string, reason: string): Script => ({
  name,
  callbacks: [after(1_000, "failed", reason)],
  enquiry: "failed",
  enquiryReason: reason,
});

function scripts(direction: "payout" | "collection"): readonly Script[] {
  const isPayout = direction === "payout";
  return [
    success("success", 1_000),
    failure("recipient_not_found", isPayout ? "recipient_not_found" : "payer_not_found"),
    failure("limit_reached", isPayout ? "recipient_limit_reached" : "payer_limit_reached"),
    failure(
      "insufficient_funds",
      isPayout ? "recipient_wallet_inactive" : "payer_insufficient_funds",
    ),
    failure("payer_rejected", "payer_rejected"),
    {
      name: "approval_expired",
      callbacks: isPayout
        ? [after(1_000, "failed", "approval_expired")]
        : [after(1_000, "awaiting_approval")],
      enquiry: "failed",
      enquiryReason: "approval_expired",
    },
    {
      name: "provider_unavailable_once",
      callbacks: [after(1_000, "succeeded")],
      refuses: { reason: "provider_unavailable", untilAttempt: 1 },
      enquiry: "succeeded",
    },
    {
      name: "provider_unavailable",
      callbacks: [],
      refuses: { reason: "provider_unavailable", untilAttempt: 99 },
      enquiry: "failed",
      enquiryReason: "provider_unavailable",
    },
    success("callback_9s", 9_000),
    success("callback_29s", 29_000),
    { ...success("callback_late", 31_000), enquiry: "unknown" },
    {
      name: "no_callback_failed",
      callbacks: [],
      enquiry: "failed",
      enquiryReason: "rail_rejected",
    },
    { name: "no_callback_completed", callbacks: [], enquiry: "succeeded" },
    { name: "no_callback_unknown", callbacks: [], enquiry: "unknown" },
    {
      name: "callback_duplicated",
      callbacks: [{ afterMs: 1_000, event: "succeeded", copies: 3 }],
      enquiry: "succeeded",
    },
    {
      name: "callback_contradicted",
      callbacks: [after(1_000, "succeeded"), after(3_000, "failed", "rail_rejected")],
      enquiry: "succeeded",
    },
    {
      name: "amount_mismatch",
      callbacks: [{ afterMs: 1_000, event: "succeeded", otherAmount: true }],
      enquiry: "unknown",
    },
    success("reversal_fails", 1_000),
    success("reversal_slow", 1_000),
    failure("recipient_name_mismatch", "recipient_name_mismatch"),
    { ...success("rail_down", 1_000), railDownMs: 120_000 },
    {
      name: "awaiting_approval",
      callbacks: [after(1_000, "awaiting_approval"), after(21_000, "succeeded")],
      enquiry: "succeeded",
    },
  ];
}

const SCRIPTS = { payout: scripts("payout"), collection: scripts("collection") } as const;
const MAGIC = /999(\d{3})$/;
const JITTER_MS = 1_000;

/** The script of a payment: a named scenario first, then the magic last six digits (999NNN), else success after about 2 s. */
export function scriptFor(
  direction: "payout" | "collection",
  party: Party,
  scenario: string | null,
  seed: string,
): Script {
  const name = scenario
    ?.split(";")[0]
    ?.trim()
    .replace(/^payment\./, "");
  const named =
    name === undefined ? undefined : SCRIPTS[direction].find((script) => script.name === name);
  if (named !== undefined) return named;
  const magic = MAGIC.exec(steeringDigits(party))?.[1];
  const chosen = magic === undefined ? undefined : SCRIPTS[direction][Number(magic)];
  return chosen ?? success("default", 2_000 + seededJitter(seed));
}

/** Names of all scenarios, for validation and documentation. */
export function scenarioNames(): readonly string[] {
  return SCRIPTS.payout.map((script) => `payment.${script.name}`);
}

/** Rails a scenario declares unreachable before the choice is made. None does: 020 takes the chosen rail down at submission. */
export function downRailsOf(scenario: string | null): readonly string[] {
  const match = /(?:^|;)\s*railDown=([a-z_]+)/.exec(scenario ?? "");
  return match?.[1] === undefined ? [] : [match[1]];
}

/** -1 s to +1 s, the same for the same payment. */
function seededJitter(seed: string): number {
  let hash = 2166136261;
  for (const character of seed) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0;
  return (hash % (2 * JITTER_MS + 1)) - JITTER_MS;
}
