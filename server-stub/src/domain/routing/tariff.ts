import { convertNearest } from "../shared/fx.ts";
import { divideRounded } from "../shared/money.ts";
import type { Rail } from "../reference/rails.ts";

const BPS = 10_000n;

/** The published price of a rail for an amount, in minor units of `currency`. Whole-number arithmetic, halves rounded up. */
export function tariffOf(
  rail: Rail,
  amount: number,
  currency: string,
  crossBorder: boolean,
): number {
  const { fixedXaf, bps, crossBorderBps, minXaf, capXaf } = rail.tariff;
  const share = Number(
    divideRounded(BigInt(amount) * BigInt(crossBorder ? crossBorderBps : bps), BPS),
  );
  let price = (fixedXaf === 0 ? 0 : convertNearest(fixedXaf, "XAF", currency)) + share;
  if (minXaf !== null) price = Math.max(price, convertNearest(minXaf, "XAF", currency));
  if (capXaf !== null) price = Math.min(price, convertNearest(capXaf, "XAF", currency));
  return price;
}

/** The firm fee: tariff x index, where the index has four decimals, in whole numbers. */
export function feeFromIndex(tariff: number, costIndex: number): number {
  return Number(divideRounded(BigInt(tariff) * BigInt(Math.round(costIndex * 10_000)), BPS));
}
