/**
 * Minor units by ISO 4217. The table is kept by hand: `Intl` of some engines rounds currencies such as MGA and SOS to whole
 * units, and old lists still give UGX two digits.
 */
const ZERO = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF";
const THREE = "BHD IQD JOD KWD LYD OMR TND";
const TWO =
  "AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW ZWG";

/** Digits after the decimal point of a currency: XAF 0, KES 2, TND 3. Throws a RangeError for an unknown code. */
export function minorUnitDigits(currency: string): 0 | 2 | 3 {
  const is = (list: string): boolean => /^[A-Z]{3}$/.test(currency) && list.includes(currency);
  if (is(ZERO)) return 0;
  if (is(THREE)) return 3;
  if (is(TWO)) return 2;
  throw new RangeError(`${JSON.stringify(currency)} is no ISO 4217 code that this table knows.`);
}

/**
 * Turns a decimal text into an integer of minor units: `toMinorUnits("250.00", "KES")` is 25000. Works on the text, never
 * through a fraction. Throws a RangeError for more digits than the currency has (unless they are zeros), for anything
 * but an optional sign, digits and one point, and beyond 2^53 - 1.
 */
export function toMinorUnits(amount: string, currency: string): number {
  const digits = minorUnitDigits(currency);
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === "")
    throw new RangeError(
      `${JSON.stringify(amount)} must be digits with at most one decimal point, as text.`,
    );
  const kept = fraction.slice(0, digits).padEnd(digits, "0");
  if (/[1-9]/.test(fraction.slice(digits)))
    throw new RangeError(`${amount} has more digits than ${currency} allows (${digits}).`);
  const minor = Number(whole + kept);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${amount} ${currency} is too large.`);
  return sign && minor !== 0 ? -minor : minor;
}

/** The decimal text of an integer of minor units: `fromMinorUnits(25000, "KES")` is `250.00`. Throws a RangeError for a fraction. */
export function fromMinorUnits(amountMinorUnits: number, currency: string): string {
  const digits = minorUnitDigits(currency);
  if (!Number.isSafeInteger(amountMinorUnits))
    throw new RangeError("amountMinorUnits must be an integer within +-(2^53 - 1).");
  const text = String(Math.abs(amountMinorUnits)).padStart(digits + 1, "0");
  const sign = amountMinorUnits < 0 ? "-" : "";
  const cut = text.length - digits;
  return digits === 0 ? sign + text : `${sign}${text.slice(0, cut)}.${text.slice(cut)}`;
}
