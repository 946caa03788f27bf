// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 501. */
export const status501 = {
  not_implemented: {
    status: 501,
    retryable: false,
    titles: { en: "Not implemented", fr: "Non disponible" },
    doc: "This installation does not offer the operation.",
    members: {},
    operations: [],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
