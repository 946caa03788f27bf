import type { AttemptRow, EventRow, EntryRow, JobRow, ObservationRow } from "../../db/rows.ts";
import type { AuditDraftRow } from "../../db/money-rows.ts";
import type { Unit, Update } from "../../db/unit.ts";
import { stateDraft } from "../audit/drafts.ts";
import {
  collectionCompleted,
  payoutCompleted,
  payoutReleased,
  railCostBooked,
  toEntries,
} from "../ledger/postings.ts";
import { railOf } from "../reference/rails.ts";
import { tariffOf } from "../routing/tariff.ts";
import { SYSTEM, type Actor } from "../shared/actor.ts";
import { newEvent, type Cause } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { money, type Money } from "../shared/money.ts";
import { isTerminal, mayFollow } from "../shared/transitions.ts";
import { newId } from "../shared/typeid.ts";
import { advanceTransaction, amendTransaction, caseAnswered } from "../transactions/states.ts";
import type { Transaction, TransactionStatus } from "../transactions/types.ts";
import { paymentRow, transactionRow } from "./rows.ts";
import { advance, type Change } from "./states.ts";
import type {
  Payment,
  PaymentAttempt,
  PaymentSecrets,
  PaymentStatus,
  StoredPayment,
} from "./types.ts";

/** A payment and its transaction as they were read; every change is decided on both. */
export interface Dossier {
  readonly stored: StoredPayment;
  readonly transaction: Transaction;
  /** Bulk payments with an item that is this payment. */
  readonly bulkPaymentIds?: readonly string[];
  /** Rails that cannot be reached now. */
  readonly downRails?: readonly string[];
}

/** One step of a payment with all that belongs to it, collected into a unit of work. */
export class Progress {
  #payment: Payment;
  #secrets: PaymentSecrets;
  #transaction: Transaction;
  readonly #dossier: Dossier;
  readonly #at: string;
  readonly #cause: Cause | null;
  readonly #updates: Update[] = [];
  readonly #attempts = new Map<string, AttemptRow>();
  readonly #entries: EntryRow[] = [];
  readonly #events: EventRow[] = [];
  readonly #observations: ObservationRow[] = [];
  readonly #audit: AuditDraftRow[] = [];
  #moved = false;

  constructor(dossier: Dossier, now: number, cause: Cause | null = null) {
    this.#dossier = dossier;
    this.#payment = dossier.stored.payment;
    this.#secrets = dossier.stored.secrets;
    this.#transaction = dossier.transaction;
    this.#at = new Date(now).toISOString();
    this.#cause = cause;
  }

  get payment(): Payment {
    return this.#payment;
  }

  get at(): string {
    return this.#at;
  }

  /** Changes what is kept beside the payment; written with the next state change. */
  remember(secrets: Partial<PaymentSecrets>): void {
    this.#secrets = { ...this.#secrets, ...secrets };
  }

  /** Changes what is kept beside the payment, and facts that are no state, version + 1. */
  amend(secrets: Partial<PaymentSecrets>, set: Pick<Partial<Payment>, "attempts"> = {}): void {
    this.remember(secrets);
    this.#payment = {
      ...this.#payment,
      ...set,
      version: this.#payment.version + 1,
      updatedAt: this.#at,
    };
    this.#updates.push({
      table: "payments",
      row: paymentRow({ ...this.#dossier.stored, payment: this.#payment, secrets: this.#secrets }),
    });
  }

  /** Moves the payment, and its transaction where that follows. Throws when the step is not legal: that would be a bug of ours. */
  move(status: PaymentStatus, actor: Actor, change: Omit<Change, "at" | "actor"> = {}): void {
    if (!mayFollow("payment", this.#payment.status, status))
      throw new Error(
        `payment ${this.#payment.id} may not go from ${this.#payment.status} to ${status}`,
      );
    this.#moved = true;
    const previous = { status: this.#payment.status };
    this.#note("payment", this.#payment.id, previous.status, status, actor, change.reason ?? null);
    this.#payment = advance(this.#payment, status, { ...change, at: this.#at, actor });
    this.#updates.push({
      table: "payments",
      row: paymentRow({ ...this.#dossier.stored, payment: this.#payment, secrets: this.#secrets }),
    });
    const next = TRANSACTION_OF[status];
    if (next !== null && mayFollow("transaction", this.#transaction.status, next))
      this.#moveTransaction(next, actor);
    // A return to pending (a review's yes, a further attempt) has no event of its own in domain.md 4.7: the next state tells it.
    if (status !== "pending")
      this.#events.push(
        newEvent(`payment.${status}`, this.#payment, this.#at, this.#cause, previous),
      );
  }

  /** Adds or changes an attempt; the payment's next move carries it. */
  attempt(attempt: PaymentAttempt, deadlineAt: string | null): readonly PaymentAttempt[] {
    this.#attempts.set(attempt.id, {
      id: attempt.id,
      payment_id: this.#payment.id,
      number: attempt.number,
      rail: attempt.rail,
      status: attempt.status,
      provider_reference: attempt.providerReference,
      deadline_at: deadlineAt,
      submitted_at: attempt.submittedAt,
      resolved_at: attempt.resolvedAt,
      doc: attempt,
    });
    const others = this.#payment.attempts.filter((one) => one.id !== attempt.id);
    return [...others, attempt].sort((a, b) => a.number - b.number);
  }

  /** Money goes out (or comes in) for good. `charged` is what the rail took from us. */
  settle(attempt: PaymentAttempt, charged: Money): void {
    const { payment } = this;
    const text = payment.reference ?? payment.id;
    const { principal } = this.#secrets;
    const currency = payment.fee.currency;
    const posting =
      payment.direction === "collection"
        ? collectionCompleted(
            payment.accountId,
            attempt.rail,
            principal,
            payment.fee.amountMinorUnits,
            currency,
          )
        : payoutCompleted({
            account: payment.accountId,
            rail: attempt.rail,
            amount: principal,
            fee: payment.fee.amountMinorUnits,
            currency,
            destinationAmount: payment.destinationAmount.amountMinorUnits,
            destinationCurrency: payment.destinationAmount.currency,
          });
    this.#entries.push(...toEntries(posting, payment.transactionId, `Paid ${text}`, this.#at));
    this.#entries.push(
      ...toEntries(
        railCostBooked(attempt.rail, charged.amountMinorUnits, charged.currency),
        payment.transactionId,
        `Rail cost of ${text}`,
        this.#at,
      ),
    );
  }

  /** Money that was set aside goes back. Collections have none. */
  release(): void {
    const { payment } = this;
    if (payment.totalDebited === null) return;
    const { amountMinorUnits, currency } = payment.totalDebited;
    this.#entries.push(
      ...toEntries(
        payoutReleased(payment.accountId, amountMinorUnits, currency),
        payment.transactionId,
        `Released ${payment.reference ?? payment.id}`,
        this.#at,
      ),
    );
  }

  /** What the corridor learns from a resolved attempt. */
  observe(attempt: PaymentAttempt, succeeded: boolean, charged: Money | null): void {
    const { payment } = this;
    const { principal, sourceCountry, destinationCountry } = this.#secrets;
    const currency = payment.fee.currency;
    const tariff = tariffOf(
      railOf(attempt.rail),
      principal,
      currency,
      sourceCountry !== destinationCountry,
    );
    this.#observations.push({
      id: newId("obs"),
      corridor_id: payment.corridor,
      rail: attempt.rail,
      amount: principal,
      currency,
      cost: charged?.amountMinorUnits ?? tariff,
      tariff,
      fx_margin_bps: payment.fx === null ? 0 : Math.round(payment.fx.marginBps),
      succeeded,
      latency_seconds: Math.max(
        0,
        Math.round((Date.parse(this.#at) - Date.parse(attempt.submittedAt)) / 1000),
      ),
      observed_at: this.#at,
      attempt_id: attempt.id,
    });
  }

  /** A contradiction that a person must look at. It changes neither the payment nor the money. */
  openCase(reason: string): void {
    if (this.#transaction.reconciliation.required) return;
    this.#transaction = amendTransaction(this.#transaction, this.#at, {
      reconciliation: { required: true, caseReason: reason, openedAt: this.#at },
    });
    this.#updates.push({ table: "transactions", row: transactionRow(this.#transaction) });
    const { status } = this.#transaction;
    const action = "transaction.reconciliation_case_opened";
    this.#note("transaction", this.#transaction.id, status, status, SYSTEM, reason, action);
    this.#events.push(
      newEvent("transaction.reconciliation_case_opened", this.#transaction, this.#at, this.#cause),
    );
  }

  /** Another rail than decided first carries the payment. */
  announceReroute(): void {
    this.#events.push(newEvent("payment.rerouted", this.#payment, this.#at, this.#cause));
  }

  /** An event about something other than a state. */
  tell(event: EventRow): void {
    this.#events.push(event);
  }

  /** Notes the provider's own name on the transaction with its next move. */
  note(set: Partial<Transaction>): void {
    this.#transaction = { ...this.#transaction, ...set };
  }

  unit(): Unit {
    return {
      updates: this.#updates,
      attempts: [...this.#attempts.values()],
      entries: this.#entries,
      events: this.#events,
      observations: this.#observations,
      auditDrafts: this.#audit,
      followUps: [
        ...this.#watchRails(),
        ...(this.#moved ? [...this.#tellBulks(), ...this.#tellWidget()] : []),
      ],
    };
  }

  /** A rail that failed may be worse than it was; see workers/watches.ts. */
  #watchRails(): readonly JobRow[] {
    const now = Date.parse(this.#at);
    const rails = this.#observations.filter((one) => !one.succeeded).map(({ rail }) => rail);
    return [...new Set(rails)].map((rail) =>
      enqueue("rail.watch", rail, { again: false }, now, now),
    );
  }

  /** Items follow their payments; see domain/bulk/advance.ts. */
  #tellBulks(): readonly JobRow[] {
    const now = Date.parse(this.#at);
    return (this.#dossier.bulkPaymentIds ?? []).map((bulkPaymentId) =>
      enqueue("bulk.advance", bulkPaymentId, { bulkPaymentId, beat: 0 }, now, now),
    );
  }

  /** The visit that made the payment ends with it; see domain/widgets/end.ts. */
  #tellWidget(): readonly JobRow[] {
    const { widgetSessionId: sessionId } = this.#secrets;
    if (sessionId === undefined || !isTerminal("payment", this.#payment.status)) return [];
    const now = Date.parse(this.#at);
    return [enqueue("widget_session.settle", sessionId, { sessionId }, now, now)];
  }

  #note(
    type: "payment" | "transaction",
    id: string,
    from: string,
    to: string,
    actor: Actor,
    reason: string | null,
    action = `${type}.${to}`,
  ): void {
    const source = {
      actor,
      requestId: this.#cause?.requestId ?? null,
      address: this.#cause?.address ?? null,
    };
    const subject = this.#transaction.id;
    this.#audit.push(stateDraft(source, action, { type, id }, subject, from, to, reason, this.#at));
  }

  #moveTransaction(status: TransactionStatus, actor: Actor): void {
    const { id, status: from, reconciliation } = this.#transaction;
    this.#note("transaction", id, from, status, actor, null);
    const isEnd = status === "completed" || status === "failed";
    const answered = isEnd ? caseAnswered(this.#transaction) : null;
    this.#transaction = advanceTransaction(this.#transaction, status, this.#at, actor, {
      rail: this.#payment.rail,
      fee: money(this.#payment.fee.amountMinorUnits, this.#payment.fee.currency),
      ...answered,
    });
    this.#updates.push({ table: "transactions", row: transactionRow(this.#transaction) });
    if (isEnd)
      this.#events.push(
        newEvent(`transaction.${status}`, this.#transaction, this.#at, this.#cause),
      );
    if (answered === null) return;
    const resolved = "transaction.reconciliation_case_resolved";
    const reason = reconciliation.caseReason;
    this.#note("transaction", id, status, status, actor, reason, resolved);
    this.#events.push(
      newEvent(resolved, this.#transaction, this.#at, this.#cause, { reconciliation }),
    );
  }
}

/** The state of the transaction that goes with a payment's; null where it has none of its own. */
const TRANSACTION_OF: Readonly<Record<PaymentStatus, TransactionStatus | null>> = {
  held_for_review: null,
  pending: null,
  queued: null,
  submitted: "processing",
  awaiting_approval: null,
  in_reconciliation: "in_reconciliation",
  completed: "completed",
  failed: "failed",
  expired: "failed",
  canceled: "canceled",
};
