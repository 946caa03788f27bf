import type { components } from "../../generated/types.ts";
import { authenticationSchemas } from "../../generated/validators/schemas/authentication.ts";

/** `*` stands for many scopes and is none. */
export type Scope = Exclude<components["schemas"]["Scope"], "*">;
/** Every scope (domain 4.2), in the order of the description. */
const SCOPES: readonly Scope[] = authenticationSchemas.Scope.enum.filter((word) => word !== "*");

export type Role = components["schemas"]["Role"];
export const ROLES: readonly Role[] = authenticationSchemas.Role.enum;

/** Not part of `*`: they must be named. */
const NAMED_ONLY: ReadonlySet<Scope> = new Set<Scope>([
  "cards:reveal",
  "fraud:bypass",
  "users:manage",
  "keys:manage",
]);

const READS = SCOPES.filter((scope) => scope.endsWith(":read"));
const READS_WITHOUT_AUDIT = READS.filter((scope) => scope !== "audit:read");

/** What each role may do at most; the key narrows it further. */
const OF_ROLE: Readonly<Record<Role, readonly Scope[]>> = {
  owner: SCOPES,
  admin: SCOPES,
  developer: [
    ...READS_WITHOUT_AUDIT,
    "webhooks:write",
    "widgets:write",
    "sandbox:write",
    "keys:manage",
  ],
  operations: [
    "payments:read",
    "payments:write",
    "payments:bulk",
    "payments:review",
    "transactions:read",
    "transactions:reverse",
    "balances:read",
    "accounts:write",
    "routing:read",
    "customers:read",
    "customers:write",
    "kyc:read",
    "kyc:review",
    "cards:read",
    "cards:write",
    "cards:authorize",
    "events:read",
    "tenant:read",
  ],
  risk: [
    ...READS_WITHOUT_AUDIT,
    "fraud:write",
    "fraud:bypass",
    "fraud:manage",
    "kyc:write",
    "kyc:review",
    "credit:write",
    "payments:review",
  ],
  analyst: READS_WITHOUT_AUDIT,
  auditor: [...READS, "customers:pii"],
};

/** The scopes a list of granted words stands for: `*` is everything but the dangerous ones, on live keys also without cards:authorize; sandbox only on test keys. */
export function expandScopes(granted: readonly string[], livemode: boolean): readonly Scope[] {
  const all = granted.includes("*");
  return SCOPES.filter((scope) => {
    if (scope === "sandbox:write" && livemode) return false;
    if (granted.includes(scope)) return true;
    return all && !NAMED_ONLY.has(scope) && !(livemode && scope === "cards:authorize");
  });
}

/** What a person with this role may do through this key. */
export function effectiveScopes(
  keyScopes: readonly string[],
  role: Role,
  livemode: boolean,
): readonly Scope[] {
  const allowed = new Set<Scope>(OF_ROLE[role]);
  return expandScopes(keyScopes, livemode).filter((scope) => allowed.has(scope));
}

/** Whether the text names a scope, or `*`. */
export function isGrantable(text: string): boolean {
  return text === "*" || SCOPES.some((scope) => scope === text);
}
