// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 410. */
export const status410 = {
  operation_removed: {
    status: 410,
    retryable: false,
    titles: { en: "Operation removed", fr: "Opération supprimée" },
    doc: "The operation was removed from the API.",
    members: { replacement: "What to use instead." },
    operations: [],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
