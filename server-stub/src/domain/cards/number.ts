import { randomInt } from "node:crypto";
import { keyIdOf, type KeyRing } from "../../crypto/key-ring.ts";

/** ISO 3166-1 numeric codes of the countries served. */
const NUMERIC: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "DZ012 AO024 BJ204 BW072 BF854 BI108 CV132 CM120 CF140 TD148 KM174 CG178 CD180 CI384 DJ262 EG818 GQ226 ER232 SZ748 ET231 GA266 " +
    "GM270 GH288 GN324 GW624 KE404 LS426 LR430 LY434 MG450 MW454 ML466 MR478 MU480 MA504 MZ508 NA516 NE562 NG566 RW646 ST678 SN686 " +
    "SC690 SL694 SO706 ZA710 SS728 SD729 TZ834 TG768 TN788 UG800 ZM894 ZW716"
  )
    .split(" ")
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);

/**
 * A card number that can never be a real scheme's (domain 3.12): 9 (the industry digit for national use), the country's numeric
 * code, 00, nine random digits, and the Luhn digit.
 */
export function newNumber(country: string, digits: string = randomDigits()): string {
  const body = `9${NUMERIC[country] ?? "000"}00${digits}`;
  return body + luhnDigit(body);
}

function randomDigits(): string {
  return String(randomInt(1_000_000_000)).padStart(9, "0");
}

/** The digit that makes the sum of ISO/IEC 7812-1 a multiple of ten. */
export function luhnDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** The context a number is sealed in: it opens for its own card only. */
export const numberContext = (cardId: string): string => `ghost_cards/${cardId}/number`;

/** What is sealed of a card. */
export interface CardSecret {
  readonly number: string;
  /** Id of the master key that the security code is derived under: the first that sealed the number, for the card's whole life. */
  readonly codeKey: string;
}

/** Opens what `seal` or `resealed` made. Throws SealBroken. */
export function openNumber(keyRing: KeyRing, sealed: string, cardId: string): CardSecret {
  const [number = "", codeKey = keyIdOf(sealed)] = keyRing
    .open(sealed, numberContext(cardId))
    .split(" ");
  return { number, codeKey };
}

/** The same under the newest master key, with the number's index; null when it is so already. */
export function resealedNumber(
  keyRing: KeyRing,
  sealed: string,
  cardId: string,
): { readonly sealed: string; readonly index: string } | null {
  if (!keyRing.isStale(sealed)) return null;
  const { number, codeKey } = openNumber(keyRing, sealed, cardId);
  return {
    sealed: keyRing.seal(`${number} ${codeKey}`, numberContext(cardId)),
    index: keyRing.blindIndex(number, "card number"),
  };
}

/** The three-digit code of a card: derived, stored nowhere. */
export function cvcOf(
  keyRing: KeyRing,
  { number, codeKey }: CardSecret,
  cardId: string,
  expiry: string,
): string {
  const digest = keyRing.indexUnder(codeKey, `${cardId} ${number} ${expiry}`, "cvc");
  return String(Number(BigInt(`0x${digest.slice(0, 16)}`) % 1000n)).padStart(3, "0");
}
