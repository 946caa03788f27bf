import type { Unit } from "../../db/unit.ts";
import type { Caller } from "../shared/actor.ts";
import { stateDraft } from "../audit/drafts.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { money } from "../shared/money.ts";
import { newId } from "../shared/typeid.ts";
import { railOf } from "../reference/rails.ts";
import { bookTransfer, payoutAccepted, toEntries } from "../ledger/postings.ts";
import { newTransaction } from "../transactions/states.ts";
import type { FraudVerdict } from "../fraud/for-payment.ts";
import { maskParty } from "./party.ts";
import type { CheckedRequest } from "./request.ts";
import { paymentRow, transactionRow } from "./rows.ts";
import { advance, isoStatus } from "./states.ts";
import type { Terms } from "./terms.ts";
import type { Payment, RetryPolicy, StoredPayment } from "./types.ts";

/** Everything that was decided about a payment before it is written. `now` is Unix ms on the tenant's clock. */
export interface PaymentPlan {
  readonly caller: Caller;
  readonly request: CheckedRequest;
  readonly accountId: string;
  readonly terms: Terms;
  readonly fraud: FraudVerdict | null;
  readonly scenario: string | null;
  readonly idempotency: {
    readonly operationId: string;
    readonly key: string;
    readonly fingerprint: string;
  };
  readonly retry: RetryPolicy | null;
  readonly bulk: { readonly paymentId: string; readonly itemId: string } | null;
  readonly widgetSessionId: string | null;
  readonly now: number;
}

/** A single payment is tried three times in all. */
const DEFAULT_RETRY: Omit<RetryPolicy, "failover"> = {
  maxAttempts: 3,
  initialDelaySeconds: 2,
  maxDelaySeconds: 300,
};

/** A new payment and the unit of work that makes it: rows, reserved money, events and the job that submits it. */
export function planPayment(plan: PaymentPlan): { readonly payment: Payment; readonly unit: Unit } {
  const { caller, terms, now } = plan;
  const at = new Date(now).toISOString();
  const id = newId("pay");
  const isBook = terms.decision.selectedRail === "internal_book";
  const transaction = newTransaction({
    type: isBook ? "book" : plan.request.direction,
    status: isBook ? "completed" : "pending",
    livemode: caller.livemode,
    accountId: plan.accountId,
    amount: money(terms.principal, terms.sourceCurrency),
    fee: terms.fee,
    at,
    actor: caller.actor,
    paymentId: id,
    rail: terms.decision.selectedRail,
    corridor: isBook ? null : terms.corridor,
    customerId: plan.request.original.customerId ?? null,
    counterparty: maskParty(plan.request.party),
    description: plan.request.original.description ?? null,
    metadata: plan.request.original.metadata ?? {},
  });
  const stored = firstState(plan, id, transaction.id, at);
  const cause = causedBy(caller, plan.idempotency.key);
  const created = newEvent("payment.created", stored.payment, at, cause);
  const text = stored.payment.reference ?? id;
  const subject = transaction.id;
  const source = {
    actor: caller.actor,
    requestId: caller.requestId,
    address: caller.address ?? null,
  };
  const base: Unit = {
    transactions: [transactionRow(transaction)],
    payments: [paymentRow(stored)],
    auditDrafts: [
      stateDraft(
        source,
        "payment.created",
        { type: "payment", id },
        subject,
        null,
        isBook ? "completed" : stored.payment.status,
        stored.payment.statusReason,
        at,
      ),
    ],
  };
  if (isBook)
    return completeBook(
      plan,
      stored,
      withVerdict(
        { ...base, events: [created, newEvent("transaction.completed", transaction, at, cause)] },
        plan.fraud,
        id,
      ),
      at,
    );
  const entries =
    plan.request.direction === "payout"
      ? toEntries(
          payoutAccepted(plan.accountId, terms.principal + terms.fee, terms.sourceCurrency),
          transaction.id,
          `Reserved for ${text}`,
          at,
        )
      : [];
  const held = stored.payment.status === "held_for_review";
  return {
    payment: stored.payment,
    unit: withVerdict(
      {
        ...base,
        entries,
        events: held
          ? [created, newEvent("payment.held_for_review", stored.payment, at, cause)]
          : [created],
        jobs: held ? [] : [enqueue("payment.submit", id, { paymentId: id }, now, now)],
      },
      plan.fraud,
      id,
    ),
  };
}

/** The analysis is written with the payment that it let pass, or not at all. */
function withVerdict(unit: Unit, fraud: FraudVerdict | null, paymentId: string): Unit {
  if (fraud === null) return unit;
  const part = fraud.unitFor(paymentId);
  return { ...unit, ...part, events: [...(part.events ?? []), ...(unit.events ?? [])] };
}

/** A transfer between the tenant's own accounts goes through all its states at once. */
function completeBook(
  plan: PaymentPlan,
  stored: StoredPayment,
  unit: Unit,
  at: string,
): { readonly payment: Payment; readonly unit: Unit } {
  const { caller, terms, request } = plan;
  const target = request.party.type === "account" ? request.party.accountId : "";
  const submitted = advance(stored.payment, "submitted", { at, actor: caller.actor });
  const completed = advance(submitted, "completed", { at, actor: caller.actor });
  const cause = causedBy(caller, plan.idempotency.key);
  return {
    payment: completed,
    unit: {
      ...unit,
      updates: [
        ...(unit.updates ?? []),
        ...[submitted, completed].map((payment) => ({
          table: "payments" as const,
          row: paymentRow({ ...stored, payment }),
        })),
      ],
      entries: toEntries(
        bookTransfer(plan.accountId, target, terms.principal, terms.sourceCurrency),
        stored.payment.transactionId,
        `Transfer ${stored.payment.reference ?? stored.payment.id}`,
        at,
      ),
      events: [
        ...(unit.events ?? []),
        newEvent("payment.submitted", submitted, at, cause),
        newEvent("payment.completed", completed, at, cause),
      ],
    },
  };
}

function firstState(
  plan: PaymentPlan,
  id: string,
  transactionId: string,
  at: string,
): StoredPayment {
  const { caller, request, terms, fraud } = plan;
  const { original } = request;
  const status = fraud?.decision === "review" ? "held_for_review" : "pending";
  const details = maskParty(request.party);
  const rail = railOf(terms.decision.selectedRail);
  const isPayout = request.direction === "payout";
  const payment: Payment = {
    id,
    object: "payment",
    livemode: caller.livemode,
    version: 1,
    createdAt: at,
    updatedAt: at,
    status,
    statusReason: status === "held_for_review" ? "fraud_review" : null,
    amountMinorUnits: request.amount,
    currency: request.currency,
    amountType: request.amountType,
    direction: request.direction,
    accountId: plan.accountId,
    destination: isPayout ? details : null,
    source: isPayout ? null : details,
    destinationCurrency: terms.destinationAmount.currency,
    rail: rail.id,
    routing: { ...terms.decision, decisions: [terms.decision] },
    quoteId: original.quoteId ?? null,
    feeBearer: request.feeBearer,
    reference: original.reference ?? null,
    description: original.description ?? null,
    statementDescriptor: original.statementDescriptor ?? null,
    purposeCode: original.purposeCode ?? null,
    customerId: original.customerId ?? null,
    fraudCheck: original.fraudCheck ?? "auto",
    approvalWindowSeconds: request.approvalWindowSeconds,
    transactionId,
    corridor: terms.corridor,
    fee: money(terms.fee, terms.sourceCurrency),
    totalDebited: isPayout ? money(terms.principal + terms.fee, terms.sourceCurrency) : null,
    destinationAmount: terms.destinationAmount,
    fx: terms.fx,
    attempts: [],
    nextAction: null,
    failure: null,
    fraud:
      fraud === null
        ? { analysisId: null, riskScore: null, decision: null }
        : { analysisId: fraud.analysisId, riskScore: fraud.riskScore, decision: fraud.decision },
    reversal: null,
    bulkPaymentId: plan.bulk?.paymentId ?? null,
    bulkItemId: plan.bulk?.itemId ?? null,
    idempotencyKey: plan.idempotency.key,
    iso20022: { transactionStatus: isoStatus(status), reasonCode: null },
    expectedCompletionAt: new Date(plan.now + rail.p95Seconds * 1000).toISOString(),
    submittedAt: null,
    completedAt: null,
    canceledAt: null,
    timeline: [{ at, status, reason: null, actor: caller.actor }],
    metadata: original.metadata ?? {},
  };
  return {
    payment,
    secrets: {
      party: request.party,
      preference: original.routing ?? {},
      requestedRail: request.rail,
      sourceCountry: terms.sourceCountry,
      destinationCountry: terms.destinationCountry,
      sandbox: { scenario: plan.scenario, latencyMs: original.sandbox?.latencyMs ?? null },
      principal: terms.principal,
      retry: plan.retry ?? { ...DEFAULT_RETRY, failover: original.routing?.failover ?? true },
      unknownSince: null,
      askedAt: null,
      ...(plan.widgetSessionId === null ? {} : { widgetSessionId: plan.widgetSessionId }),
    },
    idempotency: {
      operationId: plan.idempotency.operationId,
      fingerprint: plan.idempotency.fingerprint,
    },
  };
}
