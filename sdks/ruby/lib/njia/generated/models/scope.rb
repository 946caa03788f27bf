# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A permission of an API key.
  #
  # Effective permissions are the scopes of the key, cut down to those of the role when a session is present.
  module Scope
    extend OpenEnum

    # Read payments, bulk payments and quotes.
    PAYMENTS_READ = "payments:read"

    # Create payments and quotes, cancel and reconcile payments.
    PAYMENTS_WRITE = "payments:write"

    # Create, cancel and retry bulk payments.
    PAYMENTS_BULK = "payments:bulk"

    # Decide on payments held for review.
    PAYMENTS_REVIEW = "payments:review"

    # Read transactions, reversals and their audit trail.
    TRANSACTIONS_READ = "transactions:read"

    # Reverse transactions.
    TRANSACTIONS_REVERSE = "transactions:reverse"

    # Read accounts, balances and ledger entries.
    BALANCES_READ = "balances:read"

    # Create accounts.
    ACCOUNTS_WRITE = "accounts:write"

    # Read rails, corridors and costs; preview routing.
    ROUTING_READ = "routing:read"

    # Read customers with masked personal data.
    CUSTOMERS_READ = "customers:read"

    # Create, change and erase customers.
    CUSTOMERS_WRITE = "customers:write"

    # See phone numbers in full.
    CUSTOMERS_PII = "customers:pii"

    # Read credit scores.
    CREDIT_READ = "credit:read"

    # Create credit scores.
    CREDIT_WRITE = "credit:write"

    # Read fraud analyses and the fraud policy.
    FRAUD_READ = "fraud:read"

    # Analyse for fraud and give feedback.
    FRAUD_WRITE = "fraud:write"

    # Create payments without a fraud check.
    #
    # Must be named.
    FRAUD_BYPASS = "fraud:bypass"

    # Change the fraud policy.
    FRAUD_MANAGE = "fraud:manage"

    # Read KYC scores.
    KYC_READ = "kyc:read"

    # Create KYC scores.
    KYC_WRITE = "kyc:write"

    # Decide on KYC scores that need attention.
    KYC_REVIEW = "kyc:review"

    # Read webhook endpoints and deliveries.
    WEBHOOKS_READ = "webhooks:read"

    # Create and change webhook endpoints; replay events.
    WEBHOOKS_WRITE = "webhooks:write"

    # Read and stream events; listen locally.
    EVENTS_READ = "events:read"

    # Read ghost cards and authorizations.
    CARDS_READ = "cards:read"

    # Create and change ghost cards.
    CARDS_WRITE = "cards:write"

    # See card number and CVC.
    #
    # Must be named.
    CARDS_REVEAL = "cards:reveal"

    # Authorize, capture and reverse on ghost cards.
    #
    # Must be named on live keys.
    CARDS_AUTHORIZE = "cards:authorize"

    # Read embedded widgets.
    WIDGETS_READ = "widgets:read"

    # Create and change embedded widgets.
    WIDGETS_WRITE = "widgets:write"

    # Manage change-log subscriptions.
    CHANGELOG_WRITE = "changelog:write"

    # Read the tenant and its use of deprecated things.
    TENANT_READ = "tenant:read"

    # Change the tenant's settings.
    TENANT_WRITE = "tenant:write"

    # Manage API keys.
    #
    # Must be named.
    KEYS_MANAGE = "keys:manage"

    # Manage users.
    #
    # Must be named.
    USERS_MANAGE = "users:manage"

    # Read and verify the audit log.
    AUDIT_READ = "audit:read"

    # Control the sandbox.
    #
    # Test keys only.
    SANDBOX_WRITE = "sandbox:write"

    # All scopes except those that must be named.
    STAR = "*"

    # All values that this version knows.
    VALUES = [
      PAYMENTS_READ,
      PAYMENTS_WRITE,
      PAYMENTS_BULK,
      PAYMENTS_REVIEW,
      TRANSACTIONS_READ,
      TRANSACTIONS_REVERSE,
      BALANCES_READ,
      ACCOUNTS_WRITE,
      ROUTING_READ,
      CUSTOMERS_READ,
      CUSTOMERS_WRITE,
      CUSTOMERS_PII,
      CREDIT_READ,
      CREDIT_WRITE,
      FRAUD_READ,
      FRAUD_WRITE,
      FRAUD_BYPASS,
      FRAUD_MANAGE,
      KYC_READ,
      KYC_WRITE,
      KYC_REVIEW,
      WEBHOOKS_READ,
      WEBHOOKS_WRITE,
      EVENTS_READ,
      CARDS_READ,
      CARDS_WRITE,
      CARDS_REVEAL,
      CARDS_AUTHORIZE,
      WIDGETS_READ,
      WIDGETS_WRITE,
      CHANGELOG_WRITE,
      TENANT_READ,
      TENANT_WRITE,
      KEYS_MANAGE,
      USERS_MANAGE,
      AUDIT_READ,
      SANDBOX_WRITE,
      STAR
    ].freeze
  end
end
