// Generated from the API description. Do not edit: changes belong in the generator.
import { NjiaCore } from "./core.ts";
import { Accounts } from "./resources/accounts.ts";
import { ApiKeys } from "./resources/api-keys.ts";
import { Audit } from "./resources/audit.ts";
import { Auth } from "./resources/auth.ts";
import { Balances } from "./resources/balances.ts";
import { BulkPayments } from "./resources/bulk-payments.ts";
import { Callbacks } from "./resources/callbacks.ts";
import { CardAuthorizations } from "./resources/card-authorizations.ts";
import { ChangelogSubscriptions } from "./resources/changelog-subscriptions.ts";
import { Changelog } from "./resources/changelog.ts";
import { Corridors } from "./resources/corridors.ts";
import { CreditScores } from "./resources/credit-scores.ts";
import { Customers } from "./resources/customers.ts";
import { Deprecations } from "./resources/deprecations.ts";
import { Documentation } from "./resources/documentation.ts";
import { Events } from "./resources/events.ts";
import { Fraud } from "./resources/fraud.ts";
import { GhostCards } from "./resources/ghost-cards.ts";
import { HealthResource } from "./resources/health.ts";
import { IdempotencyKeys } from "./resources/idempotency-keys.ts";
import { Kyc } from "./resources/kyc.ts";
import { Payments } from "./resources/payments.ts";
import { Quotes } from "./resources/quotes.ts";
import { Rails } from "./resources/rails.ts";
import { Recipients } from "./resources/recipients.ts";
import { Reference } from "./resources/reference.ts";
import { Reversals } from "./resources/reversals.ts";
import { Routing } from "./resources/routing.ts";
import { Sandbox } from "./resources/sandbox.ts";
import { TenantResource } from "./resources/tenant.ts";
import { Transactions } from "./resources/transactions.ts";
import { Users } from "./resources/users.ts";
import { WebhookDeliveries } from "./resources/webhook-deliveries.ts";
import { WebhookEndpoints } from "./resources/webhook-endpoints.ts";
import { WidgetClient } from "./resources/widget-client.ts";
import { Widgets } from "./resources/widgets.ts";

/** Njia API, version 2.4.0. */
export class Njia extends NjiaCore {
  /** Accounts, balances and ledger entries. */
  get accounts(): Accounts {
    return this._resource(Accounts);
  }

  /** Keys, sessions, users and the tenant itself. */
  get apiKeys(): ApiKeys {
    return this._resource(ApiKeys);
  }

  /** The hash-chained audit log and the request log. */
  get audit(): Audit {
    return this._resource(Audit);
  }

  /** Keys, sessions, users and the tenant itself. */
  get auth(): Auth {
    return this._resource(Auth);
  }

  /** Accounts, balances and ledger entries. */
  get balances(): Balances {
    return this._resource(Balances);
  }

  /** Up to 500 payments in one request, retried automatically. */
  get bulkPayments(): BulkPayments {
    return this._resource(BulkPayments);
  }

  /** Where mobile-money providers and rails report. */
  get callbacks(): Callbacks {
    return this._resource(Callbacks);
  }

  /** Virtual cards with spend limits, and their authorizations. */
  get cardAuthorizations(): CardAuthorizations {
    return this._resource(CardAuthorizations);
  }

  /** What changed in the API, what will change, and whom it affects. */
  get changelog(): Changelog {
    return this._resource(Changelog);
  }

  /** What changed in the API, what will change, and whom it affects. */
  get changelogSubscriptions(): ChangelogSubscriptions {
    return this._resource(ChangelogSubscriptions);
  }

  /** Firm prices, rails, corridors and how a rail is chosen. */
  get corridors(): Corridors {
    return this._resource(Corridors);
  }

  /** Credit scores from mobile-money behaviour. */
  get creditScores(): CreditScores {
    return this._resource(CreditScores);
  }

  /** The people and businesses that you serve. */
  get customers(): Customers {
    return this._resource(Customers);
  }

  /** What changed in the API, what will change, and whom it affects. */
  get deprecations(): Deprecations {
    return this._resource(Deprecations);
  }

  /** This description, exports, the error catalogue and pages. */
  get documentation(): Documentation {
    return this._resource(Documentation);
  }

  /** The log of everything that happened, as a list and as a stream. */
  get events(): Events {
    return this._resource(Events);
  }

  /** Fraud scores with reasons, and the policy that acts on them. */
  get fraud(): Fraud {
    return this._resource(Fraud);
  }

  /** Virtual cards with spend limits, and their authorizations. */
  get ghostCards(): GhostCards {
    return this._resource(GhostCards);
  }

  /** Is the service alive and ready. */
  get health(): HealthResource {
    return this._resource(HealthResource);
  }

  /** Look up what became of a request whose answer was lost. */
  get idempotencyKeys(): IdempotencyKeys {
    return this._resource(IdempotencyKeys);
  }

  /** Identity verification. */
  get kyc(): Kyc {
    return this._resource(Kyc);
  }

  /** Pay money out to wallets and bank accounts, or collect it from wallets. */
  get payments(): Payments {
    return this._resource(Payments);
  }

  /** Firm prices, rails, corridors and how a rail is chosen. */
  get quotes(): Quotes {
    return this._resource(Quotes);
  }

  /** Firm prices, rails, corridors and how a rail is chosen. */
  get rails(): Rails {
    return this._resource(Rails);
  }

  /** Firm prices, rails, corridors and how a rail is chosen. */
  get recipients(): Recipients {
    return this._resource(Recipients);
  }

  /** Firm prices, rails, corridors and how a rail is chosen. */
  get reference(): Reference {
    return this._resource(Reference);
  }

  /** What moved, with its reversal and its audit trail. */
  get reversals(): Reversals {
    return this._resource(Reversals);
  }

  /** Firm prices, rails, corridors and how a rail is chosen. */
  get routing(): Routing {
    return this._resource(Routing);
  }

  /** Clock, faults and data of the test mode. */
  get sandbox(): Sandbox {
    return this._resource(Sandbox);
  }

  /** Keys, sessions, users and the tenant itself. */
  get tenant(): TenantResource {
    return this._resource(TenantResource);
  }

  /** What moved, with its reversal and its audit trail. */
  get transactions(): Transactions {
    return this._resource(Transactions);
  }

  /** Keys, sessions, users and the tenant itself. */
  get users(): Users {
    return this._resource(Users);
  }

  /** Endpoints that receive events, and the deliveries to them. */
  get webhookDeliveries(): WebhookDeliveries {
    return this._resource(WebhookDeliveries);
  }

  /** Endpoints that receive events, and the deliveries to them. */
  get webhookEndpoints(): WebhookEndpoints {
    return this._resource(WebhookEndpoints);
  }

  /** Widgets for your own pages, and the calls that they make. */
  get widgetClient(): WidgetClient {
    return this._resource(WidgetClient);
  }

  /** Widgets for your own pages, and the calls that they make. */
  get widgets(): Widgets {
    return this._resource(Widgets);
  }
}
