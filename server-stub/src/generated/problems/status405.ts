// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 405. */
export const status405 = {
  method_not_allowed: {
    status: 405,
    retryable: false,
    titles: { en: "Method not allowed", fr: "Méthode non autorisée" },
    doc: "The path does not know this HTTP method; `Allow` lists those it knows.",
    members: {},
    operations: [],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
