import { currencyOf, type Currency } from "./currencies.ts";
import { divideRounded, divideUp } from "./money.ts";

const FRACTION_DIGITS = 10;
const SCALE = 10n ** BigInt(FRACTION_DIGITS);
const BPS = 10_000n;

/** An exchange rate: destination major units for one source major unit, at most ten fraction digits, as decimal text. */
export type Rate = string;

/** Exact value of decimal text, times 10^10. Throws a RangeError on anything but plain decimals of at most ten fraction digits. */
export function parseRate(rate: Rate): bigint {
  const match = /^(\d+)(?:\.(\d{1,10}))?$/.exec(rate);
  if (match === null)
    throw new RangeError(
      `"${rate}" is not a decimal with at most ${FRACTION_DIGITS} fraction digits`,
    );
  return BigInt(match[1] ?? "0") * SCALE + BigInt((match[2] ?? "").padEnd(FRACTION_DIGITS, "0"));
}

/** Inverse of `parseRate`, without trailing zeros. */
export function formatRate(scaled: bigint): Rate {
  const fraction = (scaled % SCALE).toString().padStart(FRACTION_DIGITS, "0").replace(/0+$/, "");
  return fraction === "" ? `${scaled / SCALE}` : `${scaled / SCALE}.${fraction}`;
}

/** The demo rate between two currencies, less a margin in basis points. Undefined when either has no demo rate. */
export function demoRate(source: string, destination: string, marginBps: number): Rate | undefined {
  const perUsdSource = currencyOf(source).unitsPerUsd;
  const perUsdDestination = currencyOf(destination).unitsPerUsd;
  if (perUsdSource === null || perUsdDestination === null) return undefined;
  const dividend = parseRate(perUsdDestination) * SCALE * (BPS - BigInt(marginBps));
  return formatRate(divideRounded(dividend, parseRate(perUsdSource) * BPS));
}

/** What the recipient gets: amount x rate, rounded down to a whole minor unit. The rest stays with fx.rounding. */
export function convertDown(
  amount: number,
  source: string,
  destination: string,
  rate: Rate,
): number {
  const { up, down } = unitShift(currencyOf(source), currencyOf(destination));
  return Number((BigInt(amount) * parseRate(rate) * up) / (SCALE * down));
}

/** What must be paid so that the recipient gets at least `amount`: rounded up. */
export function convertBackUp(
  amount: number,
  source: string,
  destination: string,
  rate: Rate,
): number {
  const { up, down } = unitShift(currencyOf(source), currencyOf(destination));
  return Number(divideUp(BigInt(amount) * SCALE * down, parseRate(rate) * up));
}

/** A demo amount in another currency, rounded to the nearest minor unit; for tariffs and limits given in one currency. */
export function convertNearest(amount: number, source: string, destination: string): number {
  if (source === destination) return amount;
  const rate = demoRate(source, destination, 0);
  if (rate === undefined) throw new RangeError(`no demo rate from ${source} to ${destination}`);
  const { up, down } = unitShift(currencyOf(source), currencyOf(destination));
  return Number(divideRounded(BigInt(amount) * parseRate(rate) * up, SCALE * down));
}

/** 10^(destination digits - source digits) as a fraction of whole numbers. */
function unitShift(
  source: Currency,
  destination: Currency,
): { readonly up: bigint; readonly down: bigint } {
  const shift = destination.minorUnits - source.minorUnits;
  return shift >= 0
    ? { up: 10n ** BigInt(shift), down: 1n }
    : { up: 1n, down: 10n ** BigInt(-shift) };
}
