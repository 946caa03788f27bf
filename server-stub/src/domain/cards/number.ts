import { randomInt } from "node:crypto";
import type { KeyRing } from "../../crypto/key-ring.ts";

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

/** The three-digit code of a card: derived under the key that sealed its number, stored nowhere. */
export function cvcOf(
  keyRing: KeyRing,
  numberSealed: string,
  cardId: string,
  number: string,
  expiry: string,
): string {
  const digest = keyRing.indexBeside(numberSealed, `${cardId} ${number} ${expiry}`, "cvc");
  return String(Number(BigInt(`0x${digest.slice(0, 16)}`) % 1000n)).padStart(3, "0");
}
