// Generated from the API description; do not edit.
import type { AuditHandlers } from "./handlers/audit.ts";
import type { AuthenticationHandlers } from "./handlers/authentication.ts";
import type { BalancesHandlers } from "./handlers/balances.ts";
import type { BulkPaymentsHandlers } from "./handlers/bulk-payments.ts";
import type { CallbacksHandlers } from "./handlers/callbacks.ts";
import type { ChangeLogHandlers } from "./handlers/change-log.ts";
import type { CreditHandlers } from "./handlers/credit.ts";
import type { CustomersHandlers } from "./handlers/customers.ts";
import type { DocumentationHandlers } from "./handlers/documentation.ts";
import type { EmbeddedHandlers } from "./handlers/embedded.ts";
import type { EventsHandlers } from "./handlers/events.ts";
import type { FraudHandlers } from "./handlers/fraud.ts";
import type { GhostCardsHandlers } from "./handlers/ghost-cards.ts";
import type { HealthHandlers } from "./handlers/health.ts";
import type { IdempotencyHandlers } from "./handlers/idempotency.ts";
import type { KycHandlers } from "./handlers/kyc.ts";
import type { PaymentsHandlers } from "./handlers/payments.ts";
import type { QuotesAndRoutingHandlers } from "./handlers/quotes-and-routing.ts";
import type { SandboxHandlers } from "./handlers/sandbox.ts";
import type { TransactionsHandlers } from "./handlers/transactions.ts";
import type { WebhooksHandlers } from "./handlers/webhooks.ts";

/** Every operation of the API: an object that lacks one, or has one too many, does not compile. */
export type Handlers<Context> = AuditHandlers<Context> &
  AuthenticationHandlers<Context> &
  BalancesHandlers<Context> &
  BulkPaymentsHandlers<Context> &
  CallbacksHandlers<Context> &
  ChangeLogHandlers<Context> &
  CreditHandlers<Context> &
  CustomersHandlers<Context> &
  DocumentationHandlers<Context> &
  EmbeddedHandlers<Context> &
  EventsHandlers<Context> &
  FraudHandlers<Context> &
  GhostCardsHandlers<Context> &
  HealthHandlers<Context> &
  IdempotencyHandlers<Context> &
  KycHandlers<Context> &
  PaymentsHandlers<Context> &
  QuotesAndRoutingHandlers<Context> &
  SandboxHandlers<Context> &
  TransactionsHandlers<Context> &
  WebhooksHandlers<Context>;
