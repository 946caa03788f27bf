<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * A permission of an API key.
 *
 * Effective permissions are the scopes of the key, cut down to those of the role when a session is present.
 */
enum Scope: string
{
    /**
     * Read payments, bulk payments and quotes.
     */
    case PaymentsRead = 'payments:read';
    /**
     * Create payments and quotes, cancel and reconcile payments.
     */
    case PaymentsWrite = 'payments:write';
    /**
     * Create, cancel and retry bulk payments.
     */
    case PaymentsBulk = 'payments:bulk';
    /**
     * Decide on payments held for review.
     */
    case PaymentsReview = 'payments:review';
    /**
     * Read transactions, reversals and their audit trail.
     */
    case TransactionsRead = 'transactions:read';
    /**
     * Reverse transactions.
     */
    case TransactionsReverse = 'transactions:reverse';
    /**
     * Read accounts, balances and ledger entries.
     */
    case BalancesRead = 'balances:read';
    /**
     * Create accounts.
     */
    case AccountsWrite = 'accounts:write';
    /**
     * Read rails, corridors and costs; preview routing.
     */
    case RoutingRead = 'routing:read';
    /**
     * Read customers with masked personal data.
     */
    case CustomersRead = 'customers:read';
    /**
     * Create, change and erase customers.
     */
    case CustomersWrite = 'customers:write';
    /**
     * See phone numbers in full.
     */
    case CustomersPii = 'customers:pii';
    /**
     * Read credit scores.
     */
    case CreditRead = 'credit:read';
    /**
     * Create credit scores.
     */
    case CreditWrite = 'credit:write';
    /**
     * Read fraud analyses and the fraud policy.
     */
    case FraudRead = 'fraud:read';
    /**
     * Analyse for fraud and give feedback.
     */
    case FraudWrite = 'fraud:write';
    /**
     * Create payments without a fraud check.
     *
     * Must be named.
     */
    case FraudBypass = 'fraud:bypass';
    /**
     * Change the fraud policy.
     */
    case FraudManage = 'fraud:manage';
    /**
     * Read KYC scores.
     */
    case KycRead = 'kyc:read';
    /**
     * Create KYC scores.
     */
    case KycWrite = 'kyc:write';
    /**
     * Decide on KYC scores that need attention.
     */
    case KycReview = 'kyc:review';
    /**
     * Read webhook endpoints and deliveries.
     */
    case WebhooksRead = 'webhooks:read';
    /**
     * Create and change webhook endpoints; replay events.
     */
    case WebhooksWrite = 'webhooks:write';
    /**
     * Read and stream events; listen locally.
     */
    case EventsRead = 'events:read';
    /**
     * Read ghost cards and authorizations.
     */
    case CardsRead = 'cards:read';
    /**
     * Create and change ghost cards.
     */
    case CardsWrite = 'cards:write';
    /**
     * See card number and CVC.
     *
     * Must be named.
     */
    case CardsReveal = 'cards:reveal';
    /**
     * Authorize, capture and reverse on ghost cards.
     *
     * Must be named on live keys.
     */
    case CardsAuthorize = 'cards:authorize';
    /**
     * Read embedded widgets.
     */
    case WidgetsRead = 'widgets:read';
    /**
     * Create and change embedded widgets.
     */
    case WidgetsWrite = 'widgets:write';
    /**
     * Manage change-log subscriptions.
     */
    case ChangelogWrite = 'changelog:write';
    /**
     * Read the tenant and its use of deprecated things.
     */
    case TenantRead = 'tenant:read';
    /**
     * Change the tenant's settings.
     */
    case TenantWrite = 'tenant:write';
    /**
     * Manage API keys.
     *
     * Must be named.
     */
    case KeysManage = 'keys:manage';
    /**
     * Manage users.
     *
     * Must be named.
     */
    case UsersManage = 'users:manage';
    /**
     * Read and verify the audit log.
     */
    case AuditRead = 'audit:read';
    /**
     * Control the sandbox.
     *
     * Test keys only.
     */
    case SandboxWrite = 'sandbox:write';
    /**
     * All scopes except those that must be named.
     */
    case Star = '*';
}
