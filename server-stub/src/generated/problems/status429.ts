// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 429. */
export const status429 = {
  concurrency_limited: {
    status: 429,
    retryable: true,
    titles: { en: "Too many requests at once", fr: "Trop de requêtes simultanées" },
    doc: "More than 64 requests of the tenant are running. Send fewer at the same time.",
    members: {},
    operations: [],
  },
  login_throttled: {
    status: 429,
    retryable: true,
    titles: { en: "Too many failed logins", fr: "Trop de connexions échouées" },
    doc: "Too many wrong passwords. Wait for the time in `Retry-After`.",
    members: {},
    operations: ["login"],
  },
  rate_limited: {
    status: 429,
    retryable: true,
    titles: { en: "Rate limit reached", fr: "Limite atteinte" },
    doc: "The class of operations has used up its quota. Wait for the time in `Retry-After`.",
    members: {
      seeAlso: "Related descriptions of the same kind of problem.",
      violatedPolicies: "Names of the exceeded policies.",
    },
    operations: [],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
