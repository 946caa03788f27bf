// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 415. */
export const status415 = {
  unsupported_media_type: {
    status: 415,
    retryable: false,
    titles: { en: "Unsupported media type", fr: "Type de contenu non pris en charge" },
    doc: "The body must be `application/json`.",
    members: {},
    operations: [],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
