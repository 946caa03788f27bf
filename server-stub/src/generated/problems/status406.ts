// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 406. */
export const status406 = {
  not_acceptable: {
    status: 406,
    retryable: false,
    titles: { en: "Not acceptable", fr: "Format non disponible" },
    doc: "None of the forms that `Accept` asks for exists.",
    members: {},
    operations: ["getApiDescription"],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
