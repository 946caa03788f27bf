// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 413. */
export const status413 = {
  payload_too_large: {
    status: 413,
    retryable: false,
    titles: { en: "Payload too large", fr: "Corps trop volumineux" },
    doc: "The body exceeds the limit of the operation: 256 KiB, bulk payments 2 MiB, KYC 8 MiB.",
    members: {},
    operations: [],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
