import { money } from "../shared/money.ts";
import type { BulkItem, BulkStatus, BulkSummary, ItemStatus } from "./types.ts";

/** Items of one state and currency, counted and summed. */
export interface ItemGroup {
  readonly status: ItemStatus;
  readonly currency: string | null;
  readonly count: number;
  readonly amount: number;
  readonly fees: number;
}

/** Counts and sums of a bulk payment. */
export function summarize(groups: readonly ItemGroup[]): BulkSummary {
  const count = (...statuses: readonly ItemStatus[]): number =>
    groups
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, group) => sum + group.count, 0);
  const valid = groups.filter(({ status, currency }) => status !== "rejected" && currency !== null);
  const currencies = [...new Set(valid.map(({ currency }) => currency ?? ""))].sort();
  return {
    counts: {
      total: groups.reduce((sum, group) => sum + group.count, 0),
      pending: count("pending"),
      rejected: count("rejected"),
      processing: count("processing"),
      retryScheduled: count("retry_scheduled"),
      inReconciliation: count("in_reconciliation"),
      succeeded: count("succeeded"),
      failed: count("failed"),
      canceled: count("canceled"),
    },
    totals: currencies.map((currency) => {
      const own = valid.filter((group) => group.currency === currency);
      const sum = (value: (group: ItemGroup) => number, status?: ItemStatus): number =>
        own
          .filter((group) => status === undefined || group.status === status)
          .reduce((total, group) => total + value(group), 0);
      return {
        currency,
        requested: money(
          sum(({ amount }) => amount),
          currency,
        ),
        succeeded: money(
          sum(({ amount }) => amount, "succeeded"),
          currency,
        ),
        failed: money(
          sum(({ amount }) => amount, "failed"),
          currency,
        ),
        fees: money(
          sum(({ fees }) => fees, "succeeded"),
          currency,
        ),
      };
    }),
  };
}

/** The same from items in hand. */
export function summarizeItems(
  items: readonly { readonly item: BulkItem; readonly fee: number | null }[],
): BulkSummary {
  return summarize(
    items.map(({ item, fee }) => ({
      status: item.status,
      currency: item.currency,
      count: 1,
      amount: item.amountMinorUnits ?? 0,
      fees: fee ?? 0,
    })),
  );
}

/** The end of a bulk payment (domain 3.5); null while any item is open. */
export function endOf({ counts }: BulkSummary, cancelRequested: boolean): BulkStatus | null {
  const open = counts.pending + counts.processing + counts.retryScheduled + counts.inReconciliation;
  if (open > 0) return null;
  if (counts.succeeded === counts.total) return "completed";
  if (counts.succeeded > 0) return "completed_with_failures";
  return cancelRequested ? "canceled" : "failed";
}
