import { describe, type Plain } from "./to-openapi-schema.ts";
import type { AuthRequirement, AuthScheme } from "./types.ts";

/** A scheme as a Security Scheme Object; what has no representation of its own becomes an Authorization header. */
export function authObject(scheme: AuthScheme): Plain {
  const doc = describe(scheme, "description");
  switch (scheme.kind) {
    case "api-key":
      return { type: "apiKey", in: scheme.in, name: scheme.key, ...doc };
    case "basic":
    case "bearer":
      return { type: "http", scheme: scheme.kind, ...doc };
    case "other":
      return { type: "apiKey", in: "header", name: "Authorization", ...doc };
    case "oauth2": {
      const flows = scheme.flows.map(({ flow, scopes, ...urls }) => [
        flow,
        { ...urls, scopes: Object.fromEntries(scopes.map((scope) => [scope, ""])) },
      ]);
      return { type: "oauth2", flows: Object.fromEntries(flows), ...doc };
    }
    default:
      return scheme satisfies never;
  }
}

/** A requirement as a list of Security Requirement Objects. */
export function requirements(auth: AuthRequirement): readonly Plain[] {
  return auth.map((all) => Object.fromEntries(all.map(({ scheme, scopes }) => [scheme, scopes])));
}
