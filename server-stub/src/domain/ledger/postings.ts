import { newId } from "../shared/typeid.ts";
import type { EntryRow } from "../../db/rows.ts";

/** A place money can be: a bucket of one of the tenant's accounts, or a system account such as rail.clearing:papss. */
export type Place =
  | { readonly own: string; readonly bucket: "available" | "reserved" | "pending" }
  | { readonly system: string };
export type EntryKind =
  "payment" | "fee" | "reversal" | "fx" | "card_hold" | "card_capture" | "adjustment" | "funding";

/** Money that moves from one place (debit) to another (credit). Minor units; zero moves nothing. */
export interface Movement {
  readonly from: Place;
  readonly to: Place;
  readonly amount: number;
  readonly currency: string;
  readonly kind: EntryKind;
}

/** A row of the posting table (domain 3.3) with its numbers filled in. */
export interface Posting {
  readonly name: string;
  readonly phase: "pending" | "posted" | "voided";
  readonly movements: readonly Movement[];
}

const available = (account: string): Place => ({ own: account, bucket: "available" });
const reserved = (account: string): Place => ({ own: account, bucket: "reserved" });
const pending = (account: string): Place => ({ own: account, bucket: "pending" });
export const clearing = (rail: string): Place => ({ system: `rail.clearing:${rail}` });
const clearingPending = (rail: string): Place => ({ system: `rail.clearing.pending:${rail}` });
const feesIncome: Place = { system: "fees.income" };
const railCost: Place = { system: "rail.cost" };
const fxPosition: Place = { system: "fx.position" };
const cardClearing: Place = { system: "card.clearing" };
const world: Place = { system: "world" };

/** Terms of a payout: `amount` + `fee` in the source currency leave, `destinationAmount` arrives. */
export interface PayoutTerms {
  readonly account: string;
  readonly rail: string;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly destinationAmount: number;
  readonly destinationCurrency: string;
}

/** Money set aside when a payout is accepted. */
export function payoutAccepted(account: string, total: number, currency: string): Posting {
  return {
    name: "payout_accepted",
    phase: "pending",
    movements: [
      { from: available(account), to: reserved(account), amount: total, currency, kind: "payment" },
    ],
  };
}

/** Money set aside goes out, through fx.position when the currency changes. */
export function payoutCompleted(terms: PayoutTerms): Posting {
  const { account, rail, amount, fee, currency, destinationAmount, destinationCurrency } = terms;
  const from = reserved(account);
  const fees: Movement = { from, to: feesIncome, amount: fee, currency, kind: "fee" };
  if (currency === destinationCurrency) {
    return {
      name: "payout_completed",
      phase: "posted",
      movements: [{ from, to: clearing(rail), amount, currency, kind: "payment" }, fees],
    };
  }
  return {
    name: "payout_completed",
    phase: "posted",
    movements: [
      { from, to: fxPosition, amount, currency, kind: "payment" },
      fees,
      {
        from: fxPosition,
        to: clearing(rail),
        amount: destinationAmount,
        currency: destinationCurrency,
        kind: "fx",
      },
    ],
  };
}

/** Money set aside comes back, when a payout failed or was canceled. */
export function payoutReleased(account: string, total: number, currency: string): Posting {
  return {
    name: "payout_released",
    phase: "voided",
    movements: [
      { from: reserved(account), to: available(account), amount: total, currency, kind: "payment" },
    ],
  };
}

/** What the rail really charged us. */
export function railCostBooked(rail: string, cost: number, currency: string): Posting {
  return {
    name: "rail_cost",
    phase: "posted",
    movements: [{ from: railCost, to: clearing(rail), amount: cost, currency, kind: "fee" }],
  };
}

/** Money collected from a payer, less the fee. */
export function collectionCompleted(
  account: string,
  rail: string,
  amount: number,
  fee: number,
  currency: string,
): Posting {
  return {
    name: "collection_completed",
    phase: "posted",
    movements: [
      {
        from: clearing(rail),
        to: available(account),
        amount: amount - fee,
        currency,
        kind: "payment",
      },
      { from: clearing(rail), to: feesIncome, amount: fee, currency, kind: "fee" },
    ],
  };
}

/** Between two accounts of one tenant. */
export function bookTransfer(
  from: string,
  to: string,
  amount: number,
  currency: string,
  kind: "payment" | "reversal" = "payment",
): Posting {
  return {
    name: "book_transfer",
    phase: "posted",
    movements: [{ from: available(from), to: available(to), amount, currency, kind }],
  };
}

/** A return that was asked for and may still be refused. */
export function reversalRequested(
  account: string,
  rail: string,
  amount: number,
  currency: string,
): Posting {
  return {
    name: "reversal_requested",
    phase: "pending",
    movements: [
      { from: clearingPending(rail), to: pending(account), amount, currency, kind: "reversal" },
    ],
  };
}

/** The pending pair of a return is undone, whatever its outcome. */
export function reversalPendingVoided(
  account: string,
  rail: string,
  amount: number,
  currency: string,
): Posting {
  return {
    name: "reversal_pending_voided",
    phase: "voided",
    movements: [
      { from: pending(account), to: clearingPending(rail), amount, currency, kind: "reversal" },
    ],
  };
}

/** A payout comes back, at the original rate when the currency had changed. */
export function payoutReversed(terms: Omit<PayoutTerms, "fee">): Posting {
  const { account, rail, amount, currency, destinationAmount, destinationCurrency } = terms;
  const movements: readonly Movement[] =
    currency === destinationCurrency
      ? [{ from: clearing(rail), to: available(account), amount, currency, kind: "reversal" }]
      : [
          {
            from: clearing(rail),
            to: fxPosition,
            amount: destinationAmount,
            currency: destinationCurrency,
            kind: "fx",
          },
          { from: fxPosition, to: available(account), amount, currency, kind: "reversal" },
        ];
  return { name: "payout_reversed", phase: "posted", movements };
}

/** Collected money goes back to the payer. */
export function collectionReversed(
  account: string,
  rail: string,
  amount: number,
  currency: string,
): Posting {
  return {
    name: "collection_reversed",
    phase: "posted",
    movements: [
      { from: available(account), to: clearing(rail), amount, currency, kind: "reversal" },
    ],
  };
}

/** Collected money that is to go back is set aside, so that nobody spends it meanwhile. */
export function collectionReversalReserved(
  account: string,
  amount: number,
  currency: string,
): Posting {
  return {
    name: "collection_reversal_reserved",
    phase: "pending",
    movements: [
      { from: available(account), to: reserved(account), amount, currency, kind: "reversal" },
    ],
  };
}

/** What was set aside is free again: to go back to the payer, or to stay when that was refused. */
export function collectionReversalReleased(
  account: string,
  amount: number,
  currency: string,
): Posting {
  return {
    name: "collection_reversal_released",
    phase: "voided",
    movements: [
      { from: reserved(account), to: available(account), amount, currency, kind: "reversal" },
    ],
  };
}

/** The fee of a transaction that should never have been comes back. */
export function feeReturned(account: string, amount: number, currency: string): Posting {
  return {
    name: "fee_returned",
    phase: "posted",
    movements: [{ from: feesIncome, to: available(account), amount, currency, kind: "fee" }],
  };
}

/** Money set aside for a purchase with a card. */
export function cardHeld(account: string, amount: number, currency: string): Posting {
  return {
    name: "card_hold",
    phase: "pending",
    movements: [
      { from: available(account), to: reserved(account), amount, currency, kind: "card_hold" },
    ],
  };
}

/** Money set aside for a purchase comes back. */
export function cardReleased(account: string, amount: number, currency: string): Posting {
  return {
    name: "card_release",
    phase: "voided",
    movements: [
      { from: reserved(account), to: available(account), amount, currency, kind: "card_hold" },
    ],
  };
}

/** A merchant takes what was set aside, and maybe some more from what is available. */
export function cardCaptured(
  account: string,
  fromHold: number,
  more: number,
  currency: string,
): Posting {
  const kind = "card_capture" as const;
  return {
    name: "card_capture",
    phase: "posted",
    movements: [
      { from: reserved(account), to: cardClearing, amount: fromHold, currency, kind },
      { from: available(account), to: cardClearing, amount: more, currency, kind },
    ],
  };
}

/** Test money from nowhere. */
export function testFunding(account: string, amount: number, currency: string): Posting {
  return {
    name: "test_funding",
    phase: "posted",
    movements: [{ from: world, to: available(account), amount, currency, kind: "funding" }],
  };
}

const SHARDS = 8;

/** The entries of a posting: a debit and a credit per movement, so they always balance. */
export function toEntries(
  posting: Posting,
  transactionId: string,
  description: string,
  at: string,
): readonly EntryRow[] {
  const shard = shardOf(transactionId);
  return posting.movements
    .filter((movement) => movement.amount > 0)
    .flatMap((movement) => [entry(movement, "debit"), entry(movement, "credit")]);

  function entry(movement: Movement, direction: "debit" | "credit"): EntryRow {
    const place = direction === "debit" ? movement.from : movement.to;
    const own = "own" in place;
    return {
      id: newId("ent"),
      transaction_id: transactionId,
      account_id: own ? place.own : `${place.system}:${movement.currency}`,
      bucket: own ? place.bucket : "system",
      shard: own ? 0 : shard,
      direction,
      amount: movement.amount,
      currency: movement.currency,
      posting: posting.name,
      phase: posting.phase,
      kind: movement.kind,
      description,
      created_at: at,
      guarded: own,
    };
  }
}

/** Spreads busy system accounts over some rows, by the last (random) characters of the transaction's id. */
function shardOf(transactionId: string): number {
  return transactionId.charCodeAt(transactionId.length - 1) % SHARDS;
}
