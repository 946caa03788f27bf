// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 504. */
export const status504 = {
  upstream_timeout: {
    status: 504,
    retryable: true,
    titles: { en: "Upstream timeout", fr: "Délai dépassé en amont" },
    doc: "A system behind ours did not answer in time. Payments never answer this.",
    members: {},
    operations: ["lookupRecipient"],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
