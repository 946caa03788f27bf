import { COUNTRIES } from "./countries.ts";
import { RAILS } from "./rails.ts";

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

/** How providers are called, and the countries (domain 7.2, 7.4) they work in beyond those of their rail and number ranges. */
const FACTS: Readonly<Record<Provider, { readonly name: string; readonly countries?: string }>> = {
  mtn_momo: { name: "MTN-type wallet" },
  orange_money: { name: "Orange-type wallet" },
  airtel_money: { name: "Airtel-type wallet" },
  mpesa: { name: "M-Pesa-type wallet" },
  moov_money: { name: "Moov-type wallet" },
  wave: { name: "Wave-type wallet", countries: "SN CI ML BF GM UG" },
  express_union: { name: "Express-Union-type wallet", countries: "CM" },
  mixx: { name: "Mixx-type wallet", countries: "TG TZ" },
  telecel: { name: "Telecel-type wallet" },
  tigo: { name: "Tigo-type wallet" },
  vodacom: { name: "Vodacom-type wallet" },
  free_money: { name: "Free-type wallet" },
  tmoney: { name: "T-Money-type wallet", countries: "TG" },
  halopesa: { name: "HaloPesa-type wallet" },
};

/** First digits behind the dial code, for the eleven countries where they are clear enough to derive the provider. */
const RANGES: Readonly<Record<string, readonly (readonly [Provider, string])[]>> = {
  CM: [
    ["mtn_momo", "67 650 651 652 653 654 680 681 682 683"],
    ["orange_money", "69 655 656 657 658 659 685 686 687 688 689"],
  ],
  GA: [
    ["airtel_money", "74 77 76 074 077 076"],
    ["moov_money", "62 65 66 60 062 065 066 060"],
  ],
  KE: [
    ["mpesa", "70 71 72 74 79 11"],
    ["airtel_money", "73 78 10"],
  ],
  UG: [
    ["mtn_momo", "76 77 78"],
    ["airtel_money", "70 74 75"],
  ],
  GH: [
    ["mtn_momo", "24 25 53 54 55 59"],
    ["telecel", "20 50"],
    ["tigo", "26 27 56 57"],
  ],
  NG: [
    ["mtn_momo", "703 706 803 806 810 813 814 816 903 906 913 916"],
    ["airtel_money", "701 708 802 808 812 901 902 904 907 912"],
  ],
  CI: [
    ["orange_money", "07"],
    ["mtn_momo", "05"],
    ["moov_money", "01"],
  ],
  SN: [
    ["orange_money", "77 78"],
    ["free_money", "76"],
    ["express_union", "70"],
  ],
  RW: [
    ["mtn_momo", "78 79"],
    ["airtel_money", "72 73"],
  ],
  TZ: [
    ["vodacom", "74 75 76"],
    ["airtel_money", "68 69 78"],
    ["tigo", "65 67 71"],
    ["halopesa", "61 62"],
  ],
  ZM: [
    ["mtn_momo", "76 96"],
    ["airtel_money", "77 97"],
  ],
};

/** The provider a number belongs to, or null where the ranges do not say (then the caller names it). */
export function deriveProvider(msisdn: string, country: string): Provider | null {
  const dial = COUNTRIES.get(country)?.dialCode;
  if (dial === undefined) return null;
  const national = msisdn.slice(1 + dial.length);
  const isStart = (prefix: string): boolean => national.startsWith(prefix);
  return RANGES[country]?.find(([, prefixes]) => prefixes.split(" ").some(isStart))?.[0] ?? null;
}

/** Whether the text names a provider. */
export function isProvider(text: string): text is Provider {
  return PROVIDERS.some((provider) => provider === text);
}

/** A provider as the API answers it. */
export interface ProviderInfo {
  readonly object: "provider";
  readonly id: Provider;
  readonly name: string;
  readonly countries: readonly string[];
  readonly rails: readonly string[];
  readonly prefixes: readonly { readonly country: string; readonly prefixes: readonly string[] }[];
}

/** Every provider with the rails that reach it: its own, and the networks that pay wallets in its countries. */
export const PROVIDER_INFOS: readonly ProviderInfo[] = PROVIDERS.map((id) => {
  const prefixes = Object.entries(RANGES).flatMap(([country, ranges]) =>
    ranges
      .filter(([provider]) => provider === id)
      .map(([, list]) => ({
        country,
        prefixes: list
          .split(" ")
          .map((prefix) => `+${COUNTRIES.get(country)?.dialCode ?? ""}${prefix}`),
      })),
  );
  const countries = [
    ...new Set([
      ...(RAILS.get(id)?.countries ?? []),
      ...prefixes.map(({ country }) => country),
      ...(FACTS[id].countries?.split(" ") ?? []),
    ]),
  ].sort();
  const rails = [...RAILS.values()]
    .filter(
      (rail) =>
        rail.id === id ||
        (rail.kind !== "mobile_money" &&
          rail.destinationTypes.includes("mobile_money") &&
          rail.countries.some((country) => countries.includes(country))),
    )
    .map((rail) => rail.id);
  return { object: "provider", id, name: FACTS[id].name, countries, rails, prefixes };
});
