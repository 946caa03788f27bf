// Generated from the API description; do not edit.
import type { ProblemFacts } from "../../http/problem-facts.ts";

/** Errors with status 503. */
export const status503 = {
  database_unavailable: {
    status: 503,
    retryable: true,
    titles: { en: "Database unavailable", fr: "Base de données indisponible" },
    doc: "The database does not answer. Send the same request again with the same idempotency key.",
    members: {},
    operations: [],
  },
  identity_provider_unavailable: {
    status: 503,
    retryable: true,
    titles: { en: "Identity provider unavailable", fr: "Registre d'identité indisponible" },
    doc: "The identity registry does not answer. Send the same request again with the same idempotency key.",
    members: {},
    operations: ["createClientKyc", "createKycCheck", "createKycScore"],
  },
  maintenance: {
    status: 503,
    retryable: true,
    titles: { en: "Maintenance", fr: "Maintenance" },
    doc: "The service is being maintained. Wait for the time in `Retry-After`.",
    members: {},
    operations: [],
  },
  rail_unavailable: {
    status: 503,
    retryable: true,
    titles: { en: "Rail unavailable", fr: "Réseau indisponible" },
    doc: "The rail does not answer. Send the same request again with the same idempotency key.",
    members: {},
    operations: ["createPayment", "reconcilePayment"],
  },
  scorer_unavailable: {
    status: 503,
    retryable: true,
    titles: { en: "Scorer unavailable", fr: "Évaluation indisponible" },
    doc: "The scorer does not answer. Send the same request again with the same idempotency key.",
    members: {},
    operations: ["analyzeFraud", "createCreditScore"],
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>;
