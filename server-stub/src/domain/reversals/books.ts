import type { EntryRow } from "../../db/rows.ts";
import {
  bookTransfer,
  collectionReversalReleased,
  collectionReversalReserved,
  collectionReversed,
  feeReturned,
  payoutReversed,
  reversalPendingVoided,
  reversalRequested,
  toEntries,
  type Posting,
} from "../ledger/postings.ts";
import type { Payment } from "../payments/types.ts";
import type { ReversalTerms } from "./types.ts";

/** Entries are made on the transaction that moves the money back. */
export interface BooksOf {
  readonly payment: Payment;
  readonly terms: ReversalTerms;
  readonly counterId: string;
  readonly at: string;
}

/** When it is asked for: money on its way back shows as pending; money to be given back is set aside. */
export function entriesAtRequest(books: BooksOf): readonly EntryRow[] {
  const { payment, terms } = books;
  const { rail, amount, currency } = terms;
  const { accountId } = payment;
  if (terms.method === "book") return [];
  return post(
    books,
    payment.direction === "payout"
      ? [reversalRequested(accountId, rail, amount, currency)]
      : [collectionReversalReserved(accountId, amount, currency)],
    "Reversal asked for",
  );
}

/** When the money is back. */
export function entriesWhenDone(books: BooksOf): readonly EntryRow[] {
  const { payment, terms } = books;
  const { rail, amount, currency, destinationAmount } = terms;
  const { accountId } = payment;
  const fee = feeReturned(accountId, terms.feeBack, currency);
  if (terms.method === "book") {
    const target = payment.destination?.type === "account" ? payment.destination.accountId : "";
    return post(
      books,
      [bookTransfer(target, accountId, amount, currency, "reversal"), fee],
      "Reversed",
    );
  }
  if (payment.direction === "collection") {
    const released = collectionReversalReleased(accountId, amount, currency);
    const given = collectionReversed(accountId, rail, amount, currency);
    return post(books, [released, given, fee], "Given back");
  }
  return post(
    books,
    [
      reversalPendingVoided(accountId, rail, amount, currency),
      payoutReversed({
        account: accountId,
        rail,
        amount,
        currency,
        destinationAmount: destinationAmount.amountMinorUnits,
        destinationCurrency: destinationAmount.currency,
      }),
      fee,
    ],
    "Came back",
  );
}

/** When the rail refused. */
export function entriesWhenRefused(books: BooksOf): readonly EntryRow[] {
  const { payment, terms } = books;
  const { rail, amount, currency } = terms;
  const { accountId } = payment;
  return post(
    books,
    payment.direction === "payout"
      ? [reversalPendingVoided(accountId, rail, amount, currency)]
      : [collectionReversalReleased(accountId, amount, currency)],
    "Reversal refused",
  );
}

function post(books: BooksOf, postings: readonly Posting[], what: string): readonly EntryRow[] {
  const text = `${what}: ${books.payment.reference ?? books.payment.id}`;
  return postings.flatMap((posting) => toEntries(posting, books.counterId, text, books.at));
}
