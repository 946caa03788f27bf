import type { RoutingDecision } from "../routing/types.ts";
import type { Money } from "../shared/money.ts";
import type { Direction, FeeBearer, FxTerms, PaymentRequest } from "../payments/types.ts";

/** The body of createQuote: the members of a payment that make its price. */
export type QuoteRequest = Pick<
  PaymentRequest,
  | "amountMinorUnits"
  | "amount"
  | "currency"
  | "amountType"
  | "direction"
  | "accountId"
  | "destination"
  | "source"
  | "destinationCurrency"
  | "rail"
  | "routing"
  | "feeBearer"
  | "metadata"
>;

/** A quote exactly as the API answers it. */
export interface Quote {
  readonly id: string;
  readonly object: "quote";
  readonly livemode: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly status: "active" | "used" | "expired";
  readonly amountMinorUnits: number;
  readonly currency: string;
  readonly amountType: "send" | "receive";
  readonly direction: Direction;
  readonly corridor: string;
  readonly feeBearer: FeeBearer;
  readonly destinationAmount: Money;
  readonly fee: Money;
  readonly totalDebited: Money | null;
  readonly fx: FxTerms | null;
  readonly rail: string;
  readonly routing: RoutingDecision;
  readonly paymentId: string | null;
  readonly expiresAt: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A quote with what a payment on it needs: amount that leaves without the fee, in minor units of the fee's currency. */
export interface StoredQuote {
  readonly quote: Quote;
  readonly principal: number;
}
