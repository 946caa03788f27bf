import type { TimelineItem } from "../shared/actor.ts";
import type { Money } from "../shared/money.ts";
import type { StateOf } from "../shared/transitions.ts";
import type { PartyDetails } from "../payments/types.ts";

export type TransactionStatus = StateOf<"transaction">;
export type TransactionType =
  "payout" | "collection" | "reversal" | "card_capture" | "book" | "funding";

/** A transaction exactly as the API answers it. `ledgerEntryIds` is filled when it is read. */
export interface Transaction {
  readonly id: string;
  readonly object: "transaction";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly paymentId: string | null;
  readonly originalTransactionId: string | null;
  readonly reversalId: string | null;
  readonly accountId: string;
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly fee: Money;
  readonly reversedAmount: Money;
  readonly rail: string | null;
  readonly providerReference: string | null;
  readonly corridor: string | null;
  readonly customerId: string | null;
  readonly counterparty: PartyDetails | null;
  readonly description: string | null;
  readonly ledgerEntryIds: readonly string[];
  readonly reconciliation: {
    readonly required: boolean;
    readonly caseReason: string | null;
    readonly openedAt: string | null;
  };
  readonly completedAt: string | null;
  readonly timeline: readonly TimelineItem[];
  readonly metadata: Readonly<Record<string, string>>;
}
