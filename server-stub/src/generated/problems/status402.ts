// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 402. */
export const status402 = {
  insufficient_funds: {
    status: 402,
    retryable: false,
    titles: { en: "Insufficient funds", fr: "Solde insuffisant" },
    doc: "The account holds less than amount and fee together. Fund the account or send a smaller amount.",
    members: {
      accountId: "The account.",
      available: "What the account has available (Money).",
      required: "What the operation needs (Money).",
    },
    operations: ["createBulkPayment", "createPayment", "reverseTransaction"],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
