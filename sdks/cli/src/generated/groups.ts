// Generated from the API description. Do not edit: changes belong in the generator.
import type { GroupFacts } from "../resources/facts.ts";

export const GROUPS: readonly GroupFacts[] = [
  {
    words: "accounts",
    summary: "create, get, list, list-entries",
    load: async () => (await import("./groups/accounts.ts")).COMMANDS,
  },
  {
    words: "api-keys",
    summary: "create, get, list, revoke, roll, update",
    load: async () => (await import("./groups/api-keys.ts")).COMMANDS,
  },
  {
    words: "audit",
    summary: "list, list-requests, verify",
    load: async () => (await import("./groups/audit.ts")).COMMANDS,
  },
  {
    words: "auth",
    summary: "check, session, login, logout, refresh",
    load: async () => (await import("./groups/auth.ts")).COMMANDS,
  },
  {
    words: "balances",
    summary: "list",
    load: async () => (await import("./groups/balances.ts")).COMMANDS,
  },
  {
    words: "bulk-payments",
    summary: "cancel, create, get, list-items, list, retry",
    load: async () => (await import("./groups/bulk-payments.ts")).COMMANDS,
  },
  {
    words: "card-authorizations",
    summary: "capture, get, reverse",
    load: async () => (await import("./groups/card-authorizations.ts")).COMMANDS,
  },
  {
    words: "changelog",
    summary: "get, feed, list",
    load: async () => (await import("./groups/changelog.ts")).COMMANDS,
  },
  {
    words: "changelog-subscriptions",
    summary: "confirm, create, delete, get, list, unsubscribe",
    load: async () => (await import("./groups/changelog-subscriptions.ts")).COMMANDS,
  },
  {
    words: "corridors",
    summary: "get, costs, list",
    load: async () => (await import("./groups/corridors.ts")).COMMANDS,
  },
  {
    words: "credit-scores",
    summary: "create, get, list",
    load: async () => (await import("./groups/credit-scores.ts")).COMMANDS,
  },
  {
    words: "customers",
    summary: "create, erase, get, list, update",
    load: async () => (await import("./groups/customers.ts")).COMMANDS,
  },
  {
    words: "deprecations",
    summary: "usage",
    load: async () => (await import("./groups/deprecations.ts")).COMMANDS,
  },
  {
    words: "documentation",
    summary: "export-insomnia, export-postman, get, get-json, get-yaml, get-error, list-errors",
    load: async () => (await import("./groups/documentation.ts")).COMMANDS,
  },
  {
    words: "events",
    summary: "close-listen-session, create-listen-session, get, list-types, list, list-listen-sessions, record-listen-results",
    load: async () => (await import("./groups/events.ts")).COMMANDS,
  },
  {
    words: "fraud",
    summary: "analyze, get, policy, list, replace-policy, submit-feedback",
    load: async () => (await import("./groups/fraud.ts")).COMMANDS,
  },
  {
    words: "ghost-cards",
    summary: "authorize, close, create, freeze, get, spend-limits, list-authorizations, list, replace-spend-limits, reveal, unfreeze, update",
    load: async () => (await import("./groups/ghost-cards.ts")).COMMANDS,
  },
  {
    words: "health",
    summary: "live, ready",
    load: async () => (await import("./groups/health.ts")).COMMANDS,
  },
  {
    words: "idempotency-keys",
    summary: "get",
    load: async () => (await import("./groups/idempotency-keys.ts")).COMMANDS,
  },
  {
    words: "kyc",
    summary: "check, score, get-check, get, list, review",
    load: async () => (await import("./groups/kyc.ts")).COMMANDS,
  },
  {
    words: "payments",
    summary: "cancel, create, get, list, reconcile, review",
    load: async () => (await import("./groups/payments.ts")).COMMANDS,
  },
  {
    words: "quotes",
    summary: "create, get",
    load: async () => (await import("./groups/quotes.ts")).COMMANDS,
  },
  {
    words: "rails",
    summary: "get, list",
    load: async () => (await import("./groups/rails.ts")).COMMANDS,
  },
  {
    words: "recipients",
    summary: "lookup",
    load: async () => (await import("./groups/recipients.ts")).COMMANDS,
  },
  {
    words: "reference",
    summary: "list-currencies, list-merchant-categories, list-providers",
    load: async () => (await import("./groups/reference.ts")).COMMANDS,
  },
  {
    words: "reversals",
    summary: "get, list",
    load: async () => (await import("./groups/reversals.ts")).COMMANDS,
  },
  {
    words: "routing",
    summary: "preview",
    load: async () => (await import("./groups/routing.ts")).COMMANDS,
  },
  {
    words: "sandbox",
    summary: "add-corridor-history, clock advance, create-fault, delete-fault, fund-balance, clock get, list-faults, reset, clock reset, clock set, trigger-callback",
    load: async () => (await import("./groups/sandbox.ts")).COMMANDS,
  },
  {
    words: "tenant",
    summary: "get, update",
    load: async () => (await import("./groups/tenant.ts")).COMMANDS,
  },
  {
    words: "transactions",
    summary: "get, audit-trail, list, reverse",
    load: async () => (await import("./groups/transactions.ts")).COMMANDS,
  },
  {
    words: "users",
    summary: "create, list, update",
    load: async () => (await import("./groups/users.ts")).COMMANDS,
  },
  {
    words: "webhooks deliveries",
    summary: "get, list, retry",
    load: async () => (await import("./groups/webhook-deliveries.ts")).COMMANDS,
  },
  {
    words: "webhooks endpoints",
    summary: "create, delete, get, list, replay, rotate-secret, test, update",
    load: async () => (await import("./groups/webhook-endpoints.ts")).COMMANDS,
  },
  {
    words: "widget-client",
    summary: "create-kyc, create-payment, create-quote, balances, get-payment, session",
    load: async () => (await import("./groups/widget-client.ts")).COMMANDS,
  },
  {
    words: "widgets",
    summary: "create, create-session, disable, get, list, update",
    load: async () => (await import("./groups/widgets.ts")).COMMANDS,
  },
];

/** Why an operation has no command, by its id. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  streamEvents: "It never ends: use njia listen, which goes on where it stopped.",
  streamRequestLog: "It never ends: use njia logs tail.",
  receiveMobileMoneyCallback: "Only the provider can sign it: use njia sandbox trigger-callback.",
  receiveRailCallback: "Only the rail can sign it: use njia sandbox trigger-callback.",
  getPlayground: "A page for a browser: open /playground on the server.",
  getWidgetPage: "A page for a browser, inside the frame of a widget.",
  getWidgetScript: "A script for pages that hold a widget.",
};
