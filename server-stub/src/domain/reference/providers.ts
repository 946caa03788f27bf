import { COUNTRIES } from "./countries.ts";

/** Mobile-money providers (domain 7.4). */
export const PROVIDERS = [
  "mtn_momo",
  "orange_money",
  "airtel_money",
  "mpesa",
  "moov_money",
  "wave",
  "express_union",
  "mixx",
  "telecel",
  "tigo",
  "vodacom",
  "free_money",
  "tmoney",
  "halopesa",
] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Number ranges behind the dial code, for the eleven countries where they are clear enough to derive the provider. */
const RANGES: Readonly<Record<string, readonly (readonly [Provider, RegExp])[]>> = {
  CM: [
    ["mtn_momo", /^6(7|50|51|52|53|54|8[0-3])/],
    ["orange_money", /^6(9|55|56|57|58|59|8[5-9])/],
  ],
  GA: [
    ["airtel_money", /^0?(74|77|76)/],
    ["moov_money", /^0?(62|65|66|60)/],
  ],
  KE: [
    ["mpesa", /^(7[0-2]|7[49]|11)/],
    ["airtel_money", /^(73|78|10)/],
  ],
  UG: [
    ["mtn_momo", /^7[678]/],
    ["airtel_money", /^7[045]/],
  ],
  GH: [
    ["mtn_momo", /^(24|25|53|54|55|59)/],
    ["telecel", /^(20|50)/],
    ["tigo", /^(26|27|56|57)/],
  ],
  NG: [
    ["mtn_momo", /^(703|706|803|806|810|813|814|816|903|906|913|916)/],
    ["airtel_money", /^(701|708|802|808|812|901|902|904|907|912)/],
  ],
  CI: [
    ["orange_money", /^07/],
    ["mtn_momo", /^05/],
    ["moov_money", /^01/],
  ],
  SN: [
    ["orange_money", /^(77|78)/],
    ["free_money", /^76/],
    ["express_union", /^70/],
  ],
  RW: [
    ["mtn_momo", /^7[89]/],
    ["airtel_money", /^7[23]/],
  ],
  TZ: [
    ["vodacom", /^(74|75|76)/],
    ["airtel_money", /^(68|69|78)/],
    ["tigo", /^(65|67|71)/],
    ["halopesa", /^(61|62)/],
  ],
  ZM: [
    ["mtn_momo", /^(76|96)/],
    ["airtel_money", /^(77|97)/],
  ],
};

/** The provider a number belongs to, or null where the ranges do not say (then the caller names it). */
export function deriveProvider(msisdn: string, country: string): Provider | null {
  const dial = COUNTRIES.get(country)?.dialCode;
  if (dial === undefined) return null;
  const national = msisdn.slice(1 + dial.length);
  return RANGES[country]?.find(([, range]) => range.test(national))?.[0] ?? null;
}

/** Whether the text names a provider. */
export function isProvider(text: string): text is Provider {
  return PROVIDERS.some((provider) => provider === text);
}
