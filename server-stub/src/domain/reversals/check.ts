import { readAmount } from "../payments/request.ts";
import type { StoredPayment } from "../payments/types.ts";
import { railOf } from "../reference/rails.ts";
import { money } from "../shared/money.ts";
import { refuse, refuseField } from "../shared/refusal.ts";
import type { Transaction } from "../transactions/types.ts";
import type { ReversalRequest, ReversalTerms } from "./types.ts";

const DAY_MS = 24 * 3_600_000;
const DEFAULT_WINDOW_DAYS = 90;

/** Reversals of these reasons undo a payment that should never have been; only then the fee comes back. */
const FEE_BACK: ReadonlySet<string> = new Set(["duplicate", "technical_error"]);

/**
 * Whether and how a transaction can be taken back. Throws transaction_not_completed, transaction_already_reversed,
 * reversal_in_progress, reversal_not_supported, reversal_window_expired, reversal_amount_invalid, validation_failed.
 */
export function checkReversal(
  transaction: Transaction,
  payment: StoredPayment | null,
  request: ReversalRequest,
  settings: Readonly<Record<string, unknown>>,
  now: number,
): ReversalTerms & { readonly payment: StoredPayment } {
  checkState(transaction);
  if (request.reason === "other" && request.note === undefined)
    throw refuseField("validation_failed", "/note", "Say in note what the other reason is.");
  const method = transaction.rail === null ? "none" : railOf(transaction.rail).reversal;
  if (payment === null || transaction.rail === null || method === "none")
    throw refuse(
      "reversal_not_supported",
      `A transaction of type ${transaction.type} cannot be taken back; make a new payment instead.`,
    );
  const windowDays = windowOf(settings);
  const completedAt = Date.parse(transaction.completedAt ?? transaction.createdAt);
  if (now > completedAt + windowDays * DAY_MS)
    throw refuse(
      "reversal_window_expired",
      `The transaction was completed on ${new Date(completedAt).toISOString().slice(0, 10)}, more than ${windowDays} days ago.`,
    );
  const { amountMinorUnits: whole, currency } = transaction;
  const hasAmount = request.amountMinorUnits !== undefined || request.amount !== undefined;
  const amount = hasAmount ? readAmount(request) : whole;
  if (amount > whole)
    throw refuseField(
      "reversal_amount_invalid",
      "/amountMinorUnits",
      `${amount} ${currency} is more than the ${whole} ${currency} of the transaction, in minor units.`,
    );
  const arrived = payment.payment.destinationAmount;
  const destinationAmount = money(share(arrived.amountMinorUnits, amount, whole), arrived.currency);
  if (destinationAmount.amountMinorUnits === 0)
    throw refuseField(
      "reversal_amount_invalid",
      "/amountMinorUnits",
      `At the original rate nothing of ${arrived.currency} would come back.`,
    );
  return {
    payment,
    method,
    rail: transaction.rail,
    amount,
    currency,
    partial: amount < whole,
    feeBack: FEE_BACK.has(request.reason)
      ? share(transaction.fee.amountMinorUnits, amount, whole)
      : 0,
    destinationAmount,
    windowDays,
  };
}

function checkState({ id, status, reversalId }: Transaction): void {
  if (status === "reversal_pending")
    throw refuse(
      "reversal_in_progress",
      `Reversal ${reversalId ?? ""} of this transaction is pending; read it instead.`,
      { reversalId },
    );
  if (status === "reversed" || status === "partially_reversed")
    throw refuse(
      "transaction_already_reversed",
      `Transaction ${id} was reversed by ${reversalId ?? ""}; a transaction is reversed at most once.`,
      { reversalId },
    );
  if (status !== "completed")
    throw refuse(
      "transaction_not_completed",
      `Transaction ${id} is ${status}; only a completed transaction can be reversed.`,
      { currentStatus: status },
    );
}

/** The tenant's window, 1 to 180 days. */
function windowOf(settings: Readonly<Record<string, unknown>>): number {
  const days = settings["reversalWindowDays"];
  return typeof days === "number" && days >= 1 && days <= 180 ? days : DEFAULT_WINDOW_DAYS;
}

/** `part` of `whole` of an amount, rounded down, in whole numbers. */
function share(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}
