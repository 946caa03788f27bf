import { newId } from "../shared/typeid.ts";
import type { Actor } from "../shared/actor.ts";
import { money, type Money } from "../shared/money.ts";
import type { Transaction, TransactionStatus, TransactionType } from "./types.ts";

/** Facts a new transaction is made of; all others start empty. */
export interface NewTransaction {
  readonly type: TransactionType;
  readonly status: "pending" | "completed";
  readonly livemode: boolean;
  readonly accountId: string;
  readonly amount: Money;
  readonly fee: number;
  readonly at: string;
  readonly actor: Actor;
  readonly paymentId?: string | null;
  readonly rail?: string | null;
  readonly corridor?: string | null;
  readonly customerId?: string | null;
  readonly counterparty?: Transaction["counterparty"];
  readonly description?: string | null;
  readonly metadata?: Transaction["metadata"];
}

/** A transaction in its first state. */
export function newTransaction(facts: NewTransaction): Transaction {
  const { currency } = facts.amount;
  return {
    id: newId("txn"),
    object: "transaction",
    livemode: facts.livemode,
    version: 1,
    createdAt: facts.at,
    updatedAt: facts.at,
    type: facts.type,
    status: facts.status,
    paymentId: facts.paymentId ?? null,
    originalTransactionId: null,
    reversalId: null,
    accountId: facts.accountId,
    amountMinorUnits: facts.amount.amountMinorUnits,
    currency,
    fee: money(facts.fee, currency),
    reversedAmount: money(0, currency),
    rail: facts.rail ?? null,
    providerReference: null,
    corridor: facts.corridor ?? null,
    customerId: facts.customerId ?? null,
    counterparty: facts.counterparty ?? null,
    description: facts.description ?? null,
    ledgerEntryIds: [],
    reconciliation: NO_CASE,
    completedAt: facts.status === "completed" ? facts.at : null,
    timeline: [{ at: facts.at, status: facts.status, reason: null, actor: facts.actor }],
    metadata: facts.metadata ?? {},
  };
}

const NO_CASE = { required: false, caseReason: null, openedAt: null } as const;
/** Cases that ask nothing but how it ended. Contradictions stay open for a person. */
const SILENCES = ["enquiries_exhausted", "reversal_enquiries_exhausted"];

/** What closes a case that was opened because nobody knew the outcome, now that it is known; null where no such case is open. */
export function caseAnswered({
  reconciliation,
}: Transaction): Pick<Transaction, "reconciliation"> | null {
  return SILENCES.includes(reconciliation.caseReason ?? "") ? { reconciliation: NO_CASE } : null;
}

/** The transaction in its next state, version + 1. */
export function advanceTransaction(
  transaction: Transaction,
  status: TransactionStatus,
  at: string,
  actor: Actor,
  set: Partial<Transaction> = {},
): Transaction {
  return {
    ...transaction,
    ...set,
    status,
    version: transaction.version + 1,
    updatedAt: at,
    completedAt: status === "completed" ? (transaction.completedAt ?? at) : transaction.completedAt,
    timeline: [...transaction.timeline, { at, status, reason: null, actor }],
  };
}

/** The same state with other facts (a case opened, a reference learnt), version + 1. */
export function amendTransaction(
  transaction: Transaction,
  at: string,
  set: Partial<Transaction>,
): Transaction {
  return { ...transaction, ...set, version: transaction.version + 1, updatedAt: at };
}
