import type { ChangeLogEntry } from "./types.ts";

/** The change log (domain 7.8), newest first. An entry that was published is only ever amended, never taken away. */

type Facts = Pick<ChangeLogEntry, "version" | "date" | "kind" | "title" | "description"> & {
  /** Distinguishes entries of one release; part of the id. */
  readonly number: number;
  readonly breaking?: true;
  readonly affected?: Partial<ChangeLogEntry["affected"]>;
  readonly migrationGuide?: string;
  readonly announced?: string;
  /** Null: the day is still open. Absent: the day of the release. */
  readonly effective?: null;
  readonly sunset?: string;
  readonly removedIn?: string;
};

const GUIDES = "https://docs.njia.example/guides";
const SUNSET = "2027-06-01";

function entry(facts: Facts): ChangeLogEntry {
  const digits = facts.version.split(".").map((part) => part.padStart(3, "0"));
  return {
    id: `chg_01kchg${`${digits.join("")}${String(facts.number).padStart(3, "0")}`.padStart(20, "0")}`,
    object: "changelog_entry",
    version: facts.version,
    date: facts.date,
    kind: facts.kind,
    breaking: facts.breaking ?? false,
    title: facts.title,
    description: facts.description,
    affected: { operations: [], fields: [], events: [], ...facts.affected },
    migrationGuide: facts.migrationGuide ?? null,
    announcedAt: midnight(facts.announced ?? facts.date),
    effectiveAt: facts.effective === null ? null : midnight(facts.date),
    sunsetAt: facts.sunset === undefined ? null : midnight(facts.sunset),
    removedIn: facts.removedIn ?? null,
  };
}

const midnight = (date: string): string => `${date}T00:00:00.000Z`;

const planned = {
  version: "3.0.0",
  date: SUNSET,
  kind: "removed",
  breaking: true,
  announced: "2026-03-01",
  effective: null,
  sunset: SUNSET,
  removedIn: "3.0.0",
} as const;

export const ENTRIES: readonly ChangeLogEntry[] = [
  entry({
    ...planned,
    number: 3,
    title: "Flat webhook payloads end",
    description:
      "v3.0, planned and not before 2027-06-01, delivers every event in its envelope, with the resource in `data`. Move each endpoint over with `payloadFormat: enveloped`.",
    affected: {
      operations: ["createWebhookEndpoint", "updateWebhookEndpoint"],
      fields: ["WebhookEndpoint.payloadFormat"],
      events: ["*"],
    },
    migrationGuide: `${GUIDES}/flat-events`,
  }),
  entry({
    ...planned,
    number: 2,
    title: "The field amount ends",
    description:
      "v3.0, planned and not before 2027-06-01, takes `amountMinorUnits` alone and answers 400 `unknown_field` for `amount`. Both mean minor units, so only the name changes.",
    affected: {
      operations: [
        "createPayment",
        "createBulkPayment",
        "createQuote",
        "reverseTransaction",
        "authorizeGhostCard",
      ],
      fields: ["PaymentRequest.amount"],
    },
    migrationGuide: `${GUIDES}/amount`,
  }),
  entry({
    ...planned,
    number: 1,
    title: "POST /v1/kyc/check ends",
    description:
      "v3.0, planned and not before 2027-06-01, answers 410 `operation_removed`. `POST /v1/kyc/score` tells the decision, every check, the tier and what is missing.",
    affected: { operations: ["createKycCheck", "getKycCheck"], events: ["kyc_check.completed"] },
    migrationGuide: `${GUIDES}/kyc-check-to-score`,
  }),
  entry({
    version: "2.4.0",
    date: "2026-11-02",
    number: 2,
    kind: "added",
    title: "Routing explained",
    description:
      "Every payment and quote tells which rails were considered, what each would have cost by the history of the last 24 hours, and why one was chosen. `previewRouting` asks without paying.",
    affected: {
      operations: ["previewRouting", "getCorridorCosts", "createPayment"],
      fields: ["Payment.routing"],
    },
  }),
  entry({
    version: "2.4.0",
    date: "2026-11-02",
    number: 1,
    kind: "added",
    title: "A clock for the sandbox",
    description:
      "Test mode has a clock of its own per tenant: set it, let it stand still, or advance it and see everything that falls due happen in order.",
    affected: {
      operations: [
        "getSandboxClock",
        "setSandboxClock",
        "advanceSandboxClock",
        "resetSandboxClock",
      ],
    },
  }),
  entry({
    version: "2.3.1",
    date: "2026-09-21",
    number: 1,
    kind: "fixed",
    title: "Mobile-money callbacks wait the configured 30 seconds",
    description:
      "Callbacks timed out after 8 seconds, whatever was configured. They now have the 30 seconds that the description promised.",
    affected: { operations: ["receiveMobileMoneyCallback"], events: ["callback.timed_out"] },
  }),
  entry({
    version: "2.3.0",
    date: "2026-09-01",
    number: 2,
    kind: "removed",
    breaking: true,
    title: "sk_ keys are retired",
    description:
      "Keys that begin with `sk_` were valid until 2026-08-31T23:59:59.999Z and answer 401 `api_key_format_retired` since. Make a new key in the console, with another key, or ask your operator.",
    migrationGuide: `${GUIDES}/sk-keys`,
    announced: "2026-03-01",
    sunset: "2026-09-01",
    removedIn: "2.3.0",
  }),
  entry({
    version: "2.3.0",
    date: "2026-09-01",
    number: 1,
    kind: "added",
    title: "API version 2026-09-01",
    description:
      "Answers of this version carry `amountMinorUnits` alone, and new webhook endpoints get enveloped payloads. Keys keep the version they were made with until they ask for another in `X-API-Version`.",
    affected: { fields: ["Payment.amount"] },
  }),
  entry({
    version: "2.2.0",
    date: "2026-07-06",
    number: 1,
    kind: "added",
    title: "Spend limits per merchant and category",
    description:
      "Ghost cards take up to 30 limits: for the card, for one merchant or each, for one category or each, per authorization, day, week, month, year or for good.",
    affected: { operations: ["createGhostCard", "getSpendLimits", "replaceSpendLimits"] },
  }),
  entry({
    version: "2.1.0",
    date: "2026-05-04",
    number: 1,
    kind: "added",
    title: "A retry policy for bulk payments",
    description:
      "A bulk payment may say how often and how long failed items are tried again, and whether another rail may be used.",
    affected: {
      operations: ["createBulkPayment", "retryBulkPayment"],
      fields: ["BulkPaymentRequest.retryPolicy"],
    },
  }),
  entry({
    version: "2.0.0",
    date: "2026-03-01",
    number: 4,
    kind: "deprecated",
    breaking: true,
    title: "POST /v1/kyc/check gives way to POST /v1/kyc/score",
    description:
      "The score tells the decision, every check, the tier and what is missing. The check stays until v3.0, not before 2027-06-01.",
    affected: { operations: ["createKycCheck", "getKycCheck"], events: ["kyc_check.completed"] },
    migrationGuide: `${GUIDES}/kyc-check-to-score`,
    sunset: SUNSET,
    removedIn: "3.0.0",
  }),
  entry({
    version: "2.0.0",
    date: "2026-03-01",
    number: 3,
    kind: "deprecated",
    breaking: true,
    title: "svc_ keys take the place of sk_ keys",
    description:
      "Keys carry their mode and a checksum: `svc_live_…` and `svc_test_…`. Keys that begin with `sk_` work until 2026-09-01.",
    affected: { operations: ["createApiKey", "rollApiKey"] },
    migrationGuide: `${GUIDES}/sk-keys`,
    sunset: "2026-09-01",
    removedIn: "2.3.0",
  }),
  entry({
    version: "2.0.0",
    date: "2026-03-01",
    number: 2,
    kind: "deprecated",
    breaking: true,
    title: "amountMinorUnits takes the place of amount",
    description:
      "The new name says the unit. Requests may use either until v3.0, not before 2027-06-01; two different values are refused.",
    affected: {
      operations: ["createPayment", "createBulkPayment"],
      fields: ["PaymentRequest.amount"],
    },
    migrationGuide: `${GUIDES}/amount`,
    sunset: SUNSET,
    removedIn: "3.0.0",
  }),
  entry({
    version: "2.0.0",
    date: "2026-03-01",
    number: 1,
    kind: "changed",
    breaking: true,
    title: "Webhook payloads have an envelope",
    description:
      "The resource stands in `data`, beside `type`, `sequence` and what caused the event. Endpoints that exist keep the flat payload until v3.0, not before 2027-06-01.",
    affected: {
      operations: ["createWebhookEndpoint"],
      fields: ["WebhookEndpoint.payloadFormat"],
      events: ["*"],
    },
    migrationGuide: `${GUIDES}/flat-events`,
    sunset: SUNSET,
    removedIn: "3.0.0",
  }),
];

/** The entry that announces the end of a deprecated thing, by a word among its operations or fields; the newest first. */
export function announcementOf(subject: string): ChangeLogEntry | null {
  return (
    ENTRIES.find(
      ({ breaking, affected }) =>
        breaking && (affected.operations.includes(subject) || affected.fields.includes(subject)),
    ) ?? null
  );
}
