// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "lookupRecipient",
    name: "lookup",
    summary: "Look up a recipient",
    method: "POST",
    path: "/v1/recipients/lookup",
    headers: [
      "X-Sandbox-Scenario s Test mode only: chooses the outcome that the simulated rail, scorer or provider plays, with optional settings …",
    ],
    body: "required",
    fields: [
      "destination.type mobile_money|bank_account|account|! Kind of party.",
      "destination.msisdn s Phone number in E.164 form, with the plus sign and the country's dial code.",
      "destination.provider s Mobile-money provider.",
      "destination.country s Country, ISO 3166-1 alpha-2 code in upper case.",
      "destination.holderName s Name of the wallet's holder; compared where the provider allows it.",
      "destination.bankCode s BIC of 8 or 11 characters or the national bank code of 3 to 12.",
      "destination.accountNumber s National account number.",
      "destination.iban s IBAN without spaces.",
      "destination.accountId s Id of the account.",
    ],
    key: "Idempotency-Key",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["payments:write"],
  },
];
