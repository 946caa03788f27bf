import type { Got } from "../support/client.ts";

/** Resources as the API shows them; the walk reads their states and works out the money by itself. */
export interface Shown {
  readonly payments: readonly Got["body"][];
  readonly reversals: readonly Got["body"][];
  readonly authorizations: readonly Got["body"][];
}

/** Money of one account in minor units. */
export interface Pocket {
  readonly available: number;
  readonly reserved: number;
}

const UNDONE = new Set(["failed", "canceled", "expired"]);
export const TERMINAL = new Set([...UNDONE, "completed"]);

/**
 * What an account must hold, worked out from the states of what was done with it and nothing else (domain 6, invariants 4 and 5): a payment
 * that has not ended reserves amount and fee, one that was carried out has taken them, any other holds nothing.
 */
export function pocketOf(accountId: string, initial: number, shown: Shown): Pocket {
  let [available, reserved] = [initial, 0];
  const payments = new Map(shown.payments.map((one) => [one.transactionId, one]));
  for (const payment of shown.payments) {
    const total: number = payment.totalDebited.amountMinorUnits;
    if (payment.accountId === accountId && !UNDONE.has(payment.status)) {
      available -= total;
      if (payment.status !== "completed") reserved += total;
    }
    if (payment.destination.accountId === accountId && payment.status === "completed")
      available += payment.amountMinorUnits;
  }
  for (const { status, transactionId, amountMinorUnits, reason } of shown.reversals) {
    const payment = payments.get(transactionId);
    if (status !== "completed" || payment === undefined) continue;
    // Only these reasons give the fee back, in proportion; the walk undoes with them in whole.
    const fee: number =
      reason === "duplicate" ? payment.totalDebited.amountMinorUnits - payment.amountMinorUnits : 0;
    if (payment.accountId === accountId) available += amountMinorUnits + fee;
    if (payment.destination.accountId === accountId) available -= amountMinorUnits;
  }
  for (const one of shown.authorizations) {
    if (one.status === "declined") continue;
    const captured: number = one.captured.amountMinorUnits;
    const held: number = heldBy(one);
    available -= captured + held;
    reserved += held;
  }
  return { available, reserved };
}

/** What an authorization still holds. */
export function heldBy(one: Got["body"]): number {
  if (one.status === "declined") return 0;
  return one.amountMinorUnits - one.captured.amountMinorUnits - one.released.amountMinorUnits;
}

/** What an authorization takes of a limit that never starts anew: what it holds, and what it spent. */
export function usedBy(one: Got["body"]): number {
  return heldBy(one) + (one.status === "declined" ? 0 : one.captured.amountMinorUnits);
}
