/** An amount of money: integer minor units of an ISO 4217 currency. */
export interface Money {
  readonly amountMinorUnits: number;
  readonly currency: string;
}

/** Largest amount a request may carry; far below 2^53, so exact in every JSON reader. */
export const MAX_AMOUNT = 999_999_999_999;

/** Puts an amount and its currency together. */
export function money(amountMinorUnits: number, currency: string): Money {
  return { amountMinorUnits, currency };
}

/** A stored 64 bit amount as the JSON number it becomes on the wire. Throws a RangeError where a number would round. */
export function wireAmount(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number))
    throw new RangeError(`${amount} does not fit a JSON number exactly`);
  return number;
}

/** Integer division that rounds halves away from zero. The divisor must be positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const doubled = (dividend < 0n ? -dividend : dividend) * 2n + divisor;
  const quotient = doubled / (divisor * 2n);
  return dividend < 0n ? -quotient : quotient;
}

/** Integer division that rounds up, for amounts a payer must at least bring. Both must be positive. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
