import { paymentRow } from "../payments/rows.ts";
import type { StoredPayment } from "../payments/types.ts";
import type { Reversal, ReversalDossier } from "./types.ts";

/** The payment as it shows its reversal: the same state, version + 1. */
export function paymentWith(stored: StoredPayment, reversal: Reversal, at: string): StoredPayment {
  const { id, status, amountMinorUnits, currency } = reversal;
  return {
    ...stored,
    payment: {
      ...stored.payment,
      reversal: { id, status, amountMinorUnits, currency },
      version: stored.payment.version + 1,
      updatedAt: at,
    },
  };
}

/** The payment of a dossier as its row. */
export function paymentRowOf({ payment }: ReversalDossier): ReturnType<typeof paymentRow> {
  return paymentRow(payment);
}
