import type { QuoteRow } from "../../db/money-rows.ts";
import type { Quote, StoredQuote } from "./types.ts";

/** A quote as its row. */
export function quoteRow(stored: StoredQuote): QuoteRow {
  const { quote } = stored;
  return {
    id: quote.id,
    status: quote.status === "used" ? "used" : "active",
    payment_id: quote.paymentId,
    expires_at: quote.expiresAt,
    doc: stored,
    version: quote.version,
    created_at: quote.createdAt,
    updated_at: quote.updatedAt,
  };
}

/** A quote as it stands at an instant (Unix ms on the tenant's clock). */
export function quoteAt(quote: Quote, now: number): Quote {
  return quote.status === "active" && Date.parse(quote.expiresAt) <= now
    ? { ...quote, status: "expired" }
    : quote;
}
