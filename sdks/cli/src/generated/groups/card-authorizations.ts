// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "captureAuthorization",
    name: "capture",
    summary: "Capture an authorization",
    method: "POST",
    path: "/v1/card-authorizations/{id}/capture",
    body: "required",
    fields: [
      "amountMinorUnits i Amount in the card's currency, in minor units; all that is held if absent.",
      "currency s Must be the card's currency if given.",
    ],
    key: "Idempotency-Key",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["cards:authorize"],
  },
  {
    id: "getCardAuthorization",
    name: "get",
    summary: "Get an authorization",
    method: "GET",
    path: "/v1/card-authorizations/{id}",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["cards:read"],
  },
  {
    id: "reverseAuthorization",
    name: "reverse",
    summary: "Release an authorization",
    method: "POST",
    path: "/v1/card-authorizations/{id}/reverse",
    key: "Idempotency-Key",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["cards:authorize"],
  },
];
