// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 500. */
export const status500 = {
  internal_error: {
    status: 500,
    retryable: true,
    titles: { en: "Internal error", fr: "Erreur interne" },
    doc: "Something failed on our side. Send the same request again with the same idempotency key.",
    members: {},
    operations: [],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
