// Generated from the API description. Do not edit: changes belong in the generator.
import type { CommandFacts } from "../../resources/facts.ts";

export const COMMANDS: readonly CommandFacts[] = [
  {
    id: "getDeprecationUsage",
    name: "usage",
    summary: "Get your use of deprecated things",
    method: "GET",
    path: "/v1/deprecations/usage",
    auth: ["ApiKeyAuth", "ApiKeyAuth SessionAuth"],
    scopes: ["tenant:read"],
  },
];
