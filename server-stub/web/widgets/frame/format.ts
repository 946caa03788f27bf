/** An amount as the API writes it, in minor units. */
export interface Money {
  readonly amountMinorUnits: number;
  readonly currency: string;
}

/** Writes numbers, money, times and countries in one language; digits are always 0-9, as on the phones themselves. */
export class Format {
  readonly #locale: string;
  readonly #digits: ReadonlyMap<string, number>;

  /** `digits`: decimal places by currency, from the API. What `Intl` believes is not asked: it is wrong for several of Africa's. */
  constructor(
    locale: string,
    digits: readonly { readonly code: string; readonly minorUnitDigits: number }[],
  ) {
    this.#locale = `${locale}-u-nu-latn`;
    this.#digits = new Map(digits.map(({ code, minorUnitDigits }) => [code, minorUnitDigits]));
  }

  digitsOf(currency: string): number {
    return this.#digits.get(currency) ?? 0;
  }

  money({ amountMinorUnits, currency }: Money): string {
    const digits = this.digitsOf(currency);
    const number = new Intl.NumberFormat(this.#locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(amountMinorUnits / 10 ** digits);
    // Isolated, so that neither sign nor code jumps to the other side in a text from right to left.
    return `\u2066${number}\u00a0${currency}\u2069`;
  }

  time(iso: string): string {
    return new Intl.DateTimeFormat(this.#locale, { timeStyle: "short" }).format(new Date(iso));
  }

  date(iso: string): string {
    return new Intl.DateTimeFormat(this.#locale, { dateStyle: "long" }).format(new Date(iso));
  }

  country(code: string): string {
    return new Intl.DisplayNames([this.#locale], { type: "region" }).of(code) ?? code;
  }

  /** `4:05`. */
  countdown(ms: number): string {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    return `\u2066${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}\u2069`;
  }
}

/** Minor units of what a visitor typed, or null for what is no amount of the currency. */
export function readAmount(text: string, digits: number): number | null {
  const plain = text.replace(/[\s\u00a0\u202f']/g, "").replace(",", ".");
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(plain);
  if (match === null || (match[2] ?? "").length > digits) return null;
  const units =
    Number(match[1]) * 10 ** digits + Number((match[2] ?? "").padEnd(digits, "0") || "0");
  return Number.isSafeInteger(units) && units > 0 ? units : null;
}
