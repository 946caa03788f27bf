import { COUNTRIES, countryOfPhone } from "../reference/countries.ts";
import { deriveProvider } from "../reference/providers.ts";
import { refuseField } from "../shared/refusal.ts";
import type { Party, PartyDetails } from "./types.ts";

const DOT = "•";

/** Checks a party against itself and fills in the provider where number ranges tell it. `at` is its JSON pointer. */
export function completeParty(party: Party, at: string): Party {
  switch (party.type) {
    case "mobile_money": {
      if (!COUNTRIES.has(party.country))
        throw refuseField(
          "corridor_not_supported",
          `${at}/country`,
          `${party.country} is not served.`,
        );
      const home = countryOfPhone(party.msisdn);
      if (home?.code !== party.country) {
        throw refuseField(
          "country_phone_mismatch",
          `${at}/msisdn`,
          `The number belongs to ${home?.code ?? "no served country"}, not to ${party.country}.`,
        );
      }
      const provider = party.provider ?? deriveProvider(party.msisdn, party.country);
      return provider === null ? party : { ...party, provider };
    }
    case "bank_account":
      if (!COUNTRIES.has(party.country))
        throw refuseField(
          "corridor_not_supported",
          `${at}/country`,
          `${party.country} is not served.`,
        );
      if (party.accountNumber === undefined && party.iban === undefined) {
        throw refuseField(
          "validation_failed",
          `${at}/accountNumber`,
          "Give accountNumber or iban.",
        );
      }
      return party;
    case "account":
      return party;
    default:
      return party satisfies never;
  }
}

/** The party as answers show it. Phones keep at most six characters in front and three behind, account numbers the last four. */
export function maskParty(party: Party): PartyDetails {
  switch (party.type) {
    case "mobile_money":
      return {
        type: party.type,
        msisdn: maskPhone(party.msisdn),
        provider: party.provider ?? null,
        country: party.country,
        holderName: party.holderName ?? null,
      };
    case "bank_account":
      return {
        type: party.type,
        country: party.country,
        bankCode: party.bankCode,
        accountNumber: party.accountNumber === undefined ? null : maskTail(party.accountNumber),
        iban: party.iban === undefined ? null : maskTail(party.iban),
        holderName: party.holderName,
      };
    case "account":
      return { type: party.type, accountId: party.accountId };
    default:
      return party satisfies never;
  }
}

/** `+24166999000` becomes `+24166•••000`. */
export function maskPhone(phone: string): string {
  const tail = 3;
  const hidden = Math.max(3, phone.length - 9);
  return phone.slice(0, phone.length - tail - hidden) + DOT.repeat(hidden) + phone.slice(-tail);
}

function maskTail(text: string): string {
  const shown = Math.min(4, Math.floor(text.length / 2));
  return DOT.repeat(text.length - shown) + text.slice(text.length - shown);
}

/** Digits that steer the simulator: the number of a wallet, the account number of a bank account. */
export function steeringDigits(party: Party): string {
  switch (party.type) {
    case "mobile_money":
      return party.msisdn;
    case "bank_account":
      return party.accountNumber ?? party.iban ?? "";
    case "account":
      return "";
    default:
      return party satisfies never;
  }
}
