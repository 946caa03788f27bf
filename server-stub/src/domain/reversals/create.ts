import { isFailure } from "../../db/failures.ts";
import { readAuditHead } from "../../db/queries/audit-head.ts";
import { findKey } from "../../db/queries/keys.ts";
import { findReversalByKey, findReversible } from "../../db/queries/reversals.ts";
import { findTenant } from "../../db/queries/tenants.ts";
import type { Unit } from "../../db/unit.ts";
import { chainAll } from "../audit/append.ts";
import { settleAudit } from "../audit/drafts.ts";
import {
  runCommand,
  type CommandAnswer,
  type Decided,
  type RequestKey,
} from "../idempotency/command.ts";
import { transactionRow } from "../payments/rows.ts";
import { tenantNow } from "../sandbox/clock.ts";
import { SYSTEM, type Caller } from "../shared/actor.ts";
import { causedBy, newEvent } from "../shared/events.ts";
import { enqueue } from "../shared/jobs.ts";
import { money } from "../shared/money.ts";
import { notFound, refuse } from "../shared/refusal.ts";
import type { Services } from "../shared/services.ts";
import { newId } from "../shared/typeid.ts";
import { advanceTransaction, newTransaction } from "../transactions/states.ts";
import { entriesAtRequest } from "./books.ts";
import { checkReversal } from "./check.ts";
import { paymentRowOf, paymentWith } from "./effects.ts";
import { completeReversal } from "./resolve.ts";
import { reversalRow } from "./rows.ts";
import { step, withTrail } from "./trail.ts";
import type { Reversal, ReversalDossier, ReversalRequest, ReversalWithTrail } from "./types.ts";

const MAX_RACES = 3;

/** How the answer's text is made, and what steers the simulator. */
export interface ReverseOptions {
  readonly key: RequestKey;
  readonly scenario?: string | null;
  readonly render?: (reversal: ReversalWithTrail) => string;
}

/**
 * Takes a completed transaction back, at most once per key and at most once per transaction, and answers 201 with the reversal. A worker
 * asks the rail; transfers between own accounts are undone at once. Throws a Refusal: resource_not_found, transaction_not_completed,
 * transaction_already_reversed, reversal_in_progress, reversal_*, insufficient_funds, amount_*, idempotency_*.
 */
export async function reverseTransaction(
  services: Services,
  caller: Caller,
  transactionId: string,
  request: ReversalRequest,
  options: ReverseOptions,
): Promise<CommandAnswer> {
  for (let races = 1; ; races += 1) {
    try {
      return await runCommand(services, caller, options.key, async () => {
        const { operationId, key } = options.key;
        const seen = await findKey(services.db, caller, operationId, key);
        const now = (await tenantNow(services, caller)).getTime();
        const decide = (): Promise<Decided> =>
          decideReversal(services, caller, transactionId, request, options, now);
        return { seen, now, decide };
      });
    } catch (error) {
      if (!isFailure(error, "unique_violation")) throw error;
      // Another reversal of the transaction was committed meanwhile: the next look says which.
      if (error.constraint === "reversals_live" && races < MAX_RACES) continue;
      if (error.constraint !== "reversals_key") throw error;
      const id = await findReversalByKey(
        services.db,
        caller,
        options.key.operationId,
        options.key.key,
      );
      throw refuse(
        "idempotency_key_expired",
        "This key already reversed a transaction; its answer is no longer kept. Read the reversal instead.",
        { resource: { type: "reversal", id } },
      );
    }
  }
}

async function decideReversal(
  services: Services,
  caller: Caller,
  transactionId: string,
  request: ReversalRequest,
  options: ReverseOptions,
  now: number,
): Promise<Decided> {
  const found = await findReversible(services.db, caller, transactionId);
  if (found === null) throw notFound("transaction", transactionId);
  const settings = (await findTenant(services.db, caller.tenantId))?.settings ?? {};
  const { payment, ...terms } = checkReversal(
    found.transaction,
    found.payment,
    request,
    settings,
    now,
  );
  const at = new Date(now).toISOString();
  const id = newId("rev");
  const amount = money(terms.amount, terms.currency);
  const counter = {
    ...newTransaction({
      type: "reversal",
      status: "pending",
      livemode: caller.livemode,
      accountId: found.transaction.accountId,
      amount,
      fee: 0,
      at,
      actor: caller.actor,
      paymentId: payment.payment.id,
      rail: terms.rail,
      corridor: found.transaction.corridor,
      customerId: found.transaction.customerId,
      counterparty: found.transaction.counterparty,
      description: request.note ?? null,
      metadata: request.metadata ?? {},
    }),
    originalTransactionId: transactionId,
    reversalId: id,
  };
  const reversal: Reversal = {
    id,
    object: "reversal",
    livemode: caller.livemode,
    version: 1,
    createdAt: at,
    updatedAt: at,
    transactionId,
    reversalTransactionId: counter.id,
    status: "pending",
    method: terms.method,
    reason: request.reason,
    note: request.note ?? null,
    amountMinorUnits: terms.amount,
    currency: terms.currency,
    partial: terms.partial,
    fee: money(0, terms.currency),
    requestedBy: caller.actor,
    failure: null,
    completedAt: null,
    metadata: request.metadata ?? {},
  };
  const dossier: ReversalDossier = {
    stored: {
      reversal,
      terms,
      scenario: options.scenario ?? payment.secrets.sandbox.scenario,
      idempotency: { operationId: options.key.operationId, key: options.key.key },
    },
    original: advanceTransaction(found.transaction, "reversal_pending", at, caller.actor, {
      reversalId: id,
    }),
    counter,
    payment: paymentWith(payment, reversal, at),
  };
  return write(services, caller, dossier, options, now);
}

/** Rows, set-aside money, audit and events of a new reversal, and for a book transfer its end as well. */
async function write(
  services: Services,
  caller: Caller,
  dossier: ReversalDossier,
  options: ReverseOptions,
  now: number,
): Promise<Decided> {
  const at = new Date(now).toISOString();
  const { reversal, terms } = dossier.stored;
  const cause = causedBy(caller, options.key.key);
  const source = {
    actor: caller.actor,
    requestId: caller.requestId,
    address: caller.address ?? null,
  };
  const isBook = terms.method === "book";
  const end = isBook ? completeReversal(dossier, SYSTEM, cause, now) : null;
  await settleAudit(services, caller);
  const head = await readAuditHead(services.db, caller);
  const asked = { status: "pending", amountMinorUnits: terms.amount, currency: terms.currency };
  const checks = { state: "completed", windowDays: terms.windowDays, method: terms.method };
  const booked = { amountMinorUnits: terms.amount, currency: terms.currency };
  const system = { actor: SYSTEM };
  const audit = chainAll(head, [
    step(reversal, source, "reversal.requested", null, asked, reversal.note, at),
    step(reversal, system, "reversal.checks_passed", null, checks, null, at),
    ...(isBook ? [] : [step(reversal, system, "ledger.pending_posted", null, booked, null, at)]),
    ...(end?.steps ?? []),
  ]);
  const last = end?.dossier.stored.reversal ?? reversal;
  const shown = await withTrail(services, caller, last, audit);
  const first = isBook ? { ...reversal, auditTrail: [] } : shown;
  const unit: Unit = {
    transactions: [transactionRow(dossier.counter)],
    inserts: [{ table: "reversals", row: reversalRow(dossier.stored) }],
    providerReferences: [{ reference: reversal.id, payment_id: dossier.payment.payment.id }],
    updates: [
      { table: "transactions", row: transactionRow(dossier.original) },
      { table: "payments", row: paymentRowOf(dossier) },
      ...(end?.unit.updates ?? []),
    ],
    entries: [
      ...entriesAtRequest({
        payment: dossier.payment.payment,
        terms,
        counterId: dossier.counter.id,
        at,
      }),
      ...(end?.unit.entries ?? []),
    ],
    audit,
    events: [
      newEvent("reversal.created", first, at, cause),
      newEvent("transaction.reversal_pending", dossier.original, at, cause, {
        status: "completed",
      }),
      ...(end?.eventsWith(shown) ?? []),
    ],
    jobs: isBook
      ? []
      : [enqueue("reversal.submit", reversal.id, { reversalId: reversal.id }, now, now)],
  };
  const render = options.render ?? ((made: ReversalWithTrail) => JSON.stringify(made));
  return {
    unit,
    status: 201,
    body: render(shown),
    resource: { type: "reversal", id: reversal.id },
  };
}
