/** Patterns of identity numbers per country (domain 7.6), to be verified before live use. */
const BY_COUNTRY: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  NG: { NIN: /^\d{11}$/, BVN: /^\d{11}$/, VOTER_ID: /^[A-Z0-9]{19}$/ },
  GH: { GHANA_CARD: /^GHA-\d{9}-\d$/ },
  KE: { NATIONAL_ID: /^\d{7,9}$/ },
  UG: { NIN: /^[A-Z0-9]{14}$/ },
  RW: { NID: /^\d{16}$/ },
  TZ: { NIDA: /^\d{20}$/ },
  ZM: { NRC: /^\d{6}\/\d{2}\/\d$/ },
  ZA: { ID: /^\d{13}$/ },
  EG: { NID: /^\d{14}$/ },
  CM: { CNI: /^[A-Z0-9]{9,20}$/ },
  GA: { CNI: /^[A-Z0-9]{9,20}$/ },
  CG: { CNI: /^[A-Z0-9]{9,20}$/ },
  TD: { CNI: /^[A-Z0-9]{9,20}$/ },
  SN: { CNI: /^[A-Z0-9]{9,17}$/ },
  CI: { CNI: /^[A-Z0-9]{9,17}$/ },
};

/** Documents that every country issues. */
const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  PASSPORT: /^[A-Z0-9]{6,9}$/,
  DRIVERS_LICENSE: /^[A-Z0-9/-]{4,32}$/,
  RESIDENCE_PERMIT: /^[A-Z0-9/-]{4,32}$/,
  TAX_ID: /^[A-Z0-9/-]{4,32}$/,
};

/** Kinds of identity that a country has. */
export function identityTypes(country: string): readonly string[] {
  return [...Object.keys(BY_COUNTRY[country] ?? {}), ...Object.keys(EVERYWHERE)];
}

/** The pattern of a kind of number in a country; undefined when the country has no such kind. */
export function identityPattern(country: string, type: string): RegExp | undefined {
  return BY_COUNTRY[country]?.[type] ?? EVERYWHERE[type];
}

/** Whether the last digit of a South African number fits the others (Luhn). */
export function hasCheckDigit(country: string, type: string): boolean {
  return country === "ZA" && type === "ID";
}
