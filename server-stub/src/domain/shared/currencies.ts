/** One currency of ISO 4217 as the API supports it. */
export interface Currency {
  readonly code: string;
  /** Digits behind the decimal point of the major unit, from ISO 4217 and never from Intl (CLDR differs for MGA and SOS). */
  readonly minorUnits: 0 | 2 | 3;
  readonly name: string;
  /** Demo rate: units for one US dollar, as decimal text; null where no demo rate exists. */
  readonly unitsPerUsd: string | null;
}

const ZERO = "BIF DJF GNF KMF RWF UGX XAF XOF";
const THREE = "LYD TND";
const TWO =
  "AOA BWP CDF CVE DZD EGP ERN ETB GHS GMD KES LRD LSL MAD MGA MRU MUR MWK MZN NAD NGN SCR SDG SLE SOS SSP STN SZL TZS ZAR ZMW ZWG EUR USD";

const RATES: Readonly<Record<string, string>> = {
  XAF: "600",
  XOF: "600",
  NGN: "1500",
  GHS: "12",
  KES: "129",
  UGX: "3650",
  RWF: "1440",
  TZS: "2600",
  ZMW: "24",
  ZAR: "17.5",
  EGP: "48",
  MAD: "9.3",
  TND: "2.95",
  ETB: "145",
  MWK: "1734",
  GNF: "8650",
  SLE: "23",
  GMD: "71",
  EUR: "0.92",
  USD: "1",
  LRD: "190",
  CDF: "2800",
};

const NAMES = new Intl.DisplayNames("en", { type: "currency" });

function entries(
  codes: string,
  minorUnits: Currency["minorUnits"],
): readonly (readonly [string, Currency])[] {
  return codes
    .split(" ")
    .map((code) => [
      code,
      { code, minorUnits, name: NAMES.of(code) ?? code, unitsPerUsd: RATES[code] ?? null },
    ]);
}

/** Every supported currency by code. */
export const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  [...entries(ZERO, 0), ...entries(TWO, 2), ...entries(THREE, 3)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  ),
);

/** The currency, or undefined when the API does not support the code. */
export function findCurrency(code: string): Currency | undefined {
  return CURRENCIES.get(code);
}

/** The currency of a code that was already checked. Throws a RangeError otherwise. */
export function currencyOf(code: string): Currency {
  const currency = CURRENCIES.get(code);
  if (currency === undefined) throw new RangeError(`${code} is not a supported currency`);
  return currency;
}
