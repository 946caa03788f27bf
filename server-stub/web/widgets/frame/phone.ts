import type { ClientSession } from "./session.ts";

/** A number in international form with the wallet that its beginning tells, if it does. */
export interface Wallet {
  readonly msisdn: string;
  readonly provider: string | null;
}

const E164 = /^\+[1-9]\d{7,14}$/;

/**
 * Reads a number as people write it: with spaces, with `00` or `+` in front, or as it is dialled at home. Null for what is no number.
 * Where a country's own numbers begin with 0, the known ranges decide whether that belongs to the international form too.
 */
export function readPhone(
  text: string,
  dialCode: string,
  prefixes: ClientSession["walletPrefixes"],
): Wallet | null {
  const plain = text.replace(/[\s().\u2066-\u2069-]/g, "").replace(/^00/, "+");
  if (!/^\+?\d+$/.test(plain)) return null;
  const candidates = plain.startsWith("+")
    ? [plain]
    : [`+${dialCode}${plain}`, `+${dialCode}${plain.replace(/^0/, "")}`];
  const valid = candidates.filter((one) => E164.test(one));
  for (const msisdn of valid) {
    const provider = providerOf(msisdn, prefixes);
    if (provider !== null) return { msisdn, provider };
  }
  const last = valid[valid.length - 1];
  return last === undefined ? null : { msisdn: last, provider: null };
}

/** The wallet with the longest matching beginning. */
function providerOf(msisdn: string, prefixes: ClientSession["walletPrefixes"]): string | null {
  let best: ClientSession["walletPrefixes"][number] | null = null;
  for (const one of prefixes)
    if (msisdn.startsWith(one.prefix) && one.prefix.length > (best?.prefix.length ?? 0)) best = one;
  return best?.provider ?? null;
}

/** All but the first four and the last two digits hidden: enough to recognise one's own. */
export function maskPhone(msisdn: string): string {
  return `\u2066${msisdn.slice(0, 4)} ${"•".repeat(Math.max(0, msisdn.length - 6))}${msisdn.slice(-2)}\u2069`;
}

const NAMES: Readonly<Record<string, string>> = {
  mtn_momo: "MTN MoMo",
  orange_money: "Orange Money",
  airtel_money: "Airtel Money",
  mpesa: "M-Pesa",
  moov_money: "Moov Money",
  wave: "Wave",
  express_union: "Express Union",
  mixx: "Mixx",
  telecel: "Telecel Cash",
  tigo: "Tigo",
  vodacom: "Vodacom",
  free_money: "Free Money",
  tmoney: "T-Money",
  halopesa: "HaloPesa",
};

/** What a wallet is called everywhere. */
export const providerName = (id: string): string => NAMES[id] ?? id;
