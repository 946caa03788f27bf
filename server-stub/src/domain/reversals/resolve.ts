import type { EventRow } from "../../db/rows.ts";
import type { Unit } from "../../db/unit.ts";
import type { AuditDraft } from "../audit/append.ts";
import { failureDetail, type FailureCode } from "../payments/failures.ts";
import { transactionRow } from "../payments/rows.ts";
import type { Actor } from "../shared/actor.ts";
import { newEvent, type Cause } from "../shared/events.ts";
import { money } from "../shared/money.ts";
import { advanceTransaction, caseAnswered } from "../transactions/states.ts";
import type { Transaction } from "../transactions/types.ts";
import { entriesWhenDone, entriesWhenRefused } from "./books.ts";
import { paymentRowOf, paymentWith } from "./effects.ts";
import { reversalRow } from "./rows.ts";
import { step } from "./trail.ts";
import type { Reversal, ReversalDossier, ReversalWithTrail } from "./types.ts";

/** The end of a reversal, decided: what it writes, what goes into the audit log, and the events once the trail is known. */
export interface ReversalEnd {
  readonly dossier: ReversalDossier;
  readonly unit: Pick<Unit, "updates" | "entries">;
  readonly steps: readonly AuditDraft[];
  readonly eventsWith: (shown: ReversalWithTrail) => readonly EventRow[];
}

/** The money is back: the transaction is reversed, fully or partly, for good. */
export function completeReversal(
  dossier: ReversalDossier,
  actor: Actor,
  cause: Cause | null,
  now: number,
): ReversalEnd {
  const at = new Date(now).toISOString();
  const { terms } = dossier.stored;
  const status = terms.partial ? "partially_reversed" : "reversed";
  const ended = end(dossier, { status: "completed", completedAt: at }, at);
  const original = advanceTransaction(dossier.original, status, at, actor, {
    reversedAmount: money(terms.amount, terms.currency),
    ...caseAnswered(dossier.original),
  });
  const answer = answerTo(dossier, original, actor, cause, at);
  const counter = advanceTransaction(dossier.counter, "completed", at, actor);
  const changed = { ...ended, original, counter };
  const { reversal } = changed.stored;
  const moved = {
    amountMinorUnits: terms.amount,
    currency: terms.currency,
    feeReturned: terms.feeBack,
  };
  const confirmed = step(reversal, { actor }, "rail.reversal_confirmed", null, null, null, at);
  return {
    dossier: changed,
    unit: {
      updates: updatesOf(changed),
      entries: entriesWhenDone({
        payment: dossier.payment.payment,
        terms,
        counterId: counter.id,
        at,
      }),
    },
    steps: [
      ...(terms.method === "book" ? [] : [confirmed]),
      step(reversal, { actor }, "ledger.posted", null, moved, null, at),
      step(
        reversal,
        { actor },
        "transaction.reversed",
        { status: "reversal_pending" },
        { status },
        null,
        at,
      ),
      ...answer.steps,
    ],
    eventsWith: (shown) => [
      newEvent("reversal.completed", shown, at, cause, { status: "pending" }),
      newEvent(`transaction.${status}`, original, at, cause, { status: "reversal_pending" }),
      newEvent("transaction.completed", counter, at, cause, { status: "pending" }),
      ...answer.events,
    ],
  };
}

/** The rail refused, or nobody answered in time: the transaction is completed again. */
export function failReversal(
  dossier: ReversalDossier,
  code: FailureCode,
  providerCode: string | null,
  actor: Actor,
  now: number,
): ReversalEnd {
  const at = new Date(now).toISOString();
  const { terms } = dossier.stored;
  const failure = failureDetail(code, providerCode, false);
  const ended = end(dossier, { status: "failed", failure }, at);
  const original = advanceTransaction(dossier.original, "completed", at, actor, {
    reversalId: null,
    ...caseAnswered(dossier.original),
  });
  const answer = answerTo(dossier, original, actor, null, at);
  const counter = advanceTransaction(dossier.counter, "failed", at, actor);
  const changed = { ...ended, original, counter };
  const { reversal } = changed.stored;
  return {
    dossier: changed,
    unit: {
      updates: updatesOf(changed),
      entries: entriesWhenRefused({
        payment: dossier.payment.payment,
        terms,
        counterId: counter.id,
        at,
      }),
    },
    steps: [
      step(reversal, { actor }, "rail.reversal_rejected", null, { code, providerCode }, null, at),
      step(
        reversal,
        { actor },
        "ledger.voided",
        null,
        { amountMinorUnits: terms.amount, currency: terms.currency },
        null,
        at,
      ),
      step(
        reversal,
        { actor },
        "transaction.restored",
        { status: "reversal_pending" },
        { status: "completed" },
        null,
        at,
      ),
      ...answer.steps,
    ],
    eventsWith: (shown) => [
      newEvent("reversal.failed", shown, at, null, { status: "pending" }),
      newEvent("transaction.failed", counter, at, null, { status: "pending" }),
      ...answer.events,
    ],
  };
}

/** What is told when the end answers a case that was opened because nobody knew it; nothing where none was. */
function answerTo(
  dossier: ReversalDossier,
  original: Transaction,
  actor: Actor,
  cause: Cause | null,
  at: string,
): { readonly steps: readonly AuditDraft[]; readonly events: readonly EventRow[] } {
  if (caseAnswered(dossier.original) === null) return { steps: [], events: [] };
  const action = "transaction.reconciliation_case_resolved";
  const { reconciliation } = dossier.original;
  return {
    steps: [
      step(dossier.stored.reversal, { actor }, action, null, null, reconciliation.caseReason, at),
    ],
    events: [newEvent(action, original, at, cause, { reconciliation })],
  };
}

function end(dossier: ReversalDossier, set: Partial<Reversal>, at: string): ReversalDossier {
  const { reversal } = dossier.stored;
  const next = { ...reversal, ...set, version: reversal.version + 1, updatedAt: at };
  return {
    ...dossier,
    stored: { ...dossier.stored, reversal: next },
    payment: paymentWith(dossier.payment, next, at),
  };
}

function updatesOf(dossier: ReversalDossier): NonNullable<Unit["updates"]> {
  return [
    { table: "reversals", row: reversalRow(dossier.stored) },
    { table: "transactions", row: transactionRow(dossier.original) },
    { table: "transactions", row: transactionRow(dossier.counter) },
    { table: "payments", row: paymentRowOf(dossier) },
  ];
}
