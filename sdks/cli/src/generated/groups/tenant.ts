// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "getTenant",
    name: "get",
    summary: "Retrieve the tenant",
    method: "GET",
    path: "/v1/tenant",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["tenant:read"],
  },
  {
    id: "updateTenant",
    name: "update",
    summary: "Change the tenant",
    method: "PATCH",
    path: "/v1/tenant",
    body: "required",
    fields: [
      "name s Name of the tenant.",
      "timezone s IANA time zone.",
      "settings.routingStrategy lowest_cost|balanced|fastest|most_reliable| What a rail is chosen by.",
      "settings.fraudReviewAt i Fraud score from which a payment is held for review.",
      "settings.fraudBlockAt i Fraud score from which a payment is refused.",
      "settings.reversalWindowDays i Days after completion in which a transaction can be reversed.",
      "settings.creditApproveAt i Credit score from which the decision is approve.",
      "settings.creditReviewAt i Credit score from which the decision is review.",
      "settings.lowBalanceAlert.amountMinorUnits i The amount in minor units of currency.",
      "settings.lowBalanceAlert.currency s Currency, ISO 4217 alphabetic code in upper case.",
    ],
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["tenant:write"],
  },
];
