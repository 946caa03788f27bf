# frozen_string_literal: true

# Generated from the API description.
# By operationId: properties that lead to the resource, method, operation, record of a flat body, and the arguments as
# place, name on the wire, name in Ruby, and whether it is given by position.
DISPATCH = {
  "createAccount" => [
    [:accounts],
    :create,
    -> { Njia::Operations::Accounts::CREATE },
    -> { Njia::AccountRequest },
    [
      ["body", "name", :name, false],
      ["body", "currency", :currency, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "type", :type, false],
      ["body", "country", :country, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "getAccount" => [
    [:accounts],
    :retrieve,
    -> { Njia::Operations::Accounts::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listAccounts" => [
    [:accounts],
    :list,
    -> { Njia::Operations::Accounts::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "currency", :currency, false],
      ["query", "type", :type, false],
      ["query", "status", :status, false]
    ]
  ],
  "listLedgerEntries" => [
    [:accounts],
    :list_entries,
    -> { Njia::Operations::Accounts::LIST_ENTRIES },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "kind", :kind, false],
      ["query", "phase", :phase, false],
      ["query", "transactionId", :transaction_id, false]
    ]
  ],
  "createApiKey" => [
    [:api_keys],
    :create,
    -> { Njia::Operations::ApiKeys::CREATE },
    -> { Njia::CreateApiKeyRequest },
    [
      ["body", "name", :name, false],
      ["body", "scopes", :scopes, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "allowedIps", :allowed_ips, false],
      ["body", "expiresAt", :expires_at, false]
    ]
  ],
  "getApiKey" => [
    [:api_keys],
    :retrieve,
    -> { Njia::Operations::ApiKeys::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listApiKeys" => [
    [:api_keys],
    :list,
    -> { Njia::Operations::ApiKeys::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "status", :status, false]
    ]
  ],
  "revokeApiKey" => [
    [:api_keys],
    :revoke,
    -> { Njia::Operations::ApiKeys::REVOKE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "rollApiKey" => [
    [:api_keys],
    :roll,
    -> { Njia::Operations::ApiKeys::ROLL },
    -> { Njia::RollApiKeyRequest },
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "overlapHours", :overlap_hours, false]
    ]
  ],
  "updateApiKey" => [
    [:api_keys],
    :update,
    -> { Njia::Operations::ApiKeys::UPDATE },
    -> { Njia::UpdateApiKeyRequest },
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "name", :name, false],
      ["body", "scopes", :scopes, false],
      ["body", "allowedIps", :allowed_ips, false]
    ]
  ],
  "listAuditEntries" => [
    [:audit],
    :list,
    -> { Njia::Operations::Audit::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "action", :action, false],
      ["query", "resourceId", :resource_id, false],
      ["query", "actorId", :actor_id, false]
    ]
  ],
  "listRequestLog" => [
    [:audit],
    :list_requests,
    -> { Njia::Operations::Audit::LIST_REQUESTS },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "operationId", :operation_id, false],
      ["query", "minStatus", :min_status, false]
    ]
  ],
  "streamRequestLog" => [
    [:audit],
    :stream_requests,
    -> { Njia::Operations::Audit::STREAM_REQUESTS },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "operationId", :operation_id, false],
      ["query", "minStatus", :min_status, false]
    ]
  ],
  "verifyAuditLog" => [
    [:audit],
    :verify,
    -> { Njia::Operations::Audit::VERIFY },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "checkAuthentication" => [
    [:auth],
    :check,
    -> { Njia::Operations::Auth::CHECK },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getSession" => [
    [:auth],
    :session,
    -> { Njia::Operations::Auth::SESSION },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "login" => [
    [:auth],
    :login,
    -> { Njia::Operations::Auth::LOGIN },
    -> { Njia::LoginRequest },
    [
      ["body", "email", :email, false],
      ["body", "password", :password, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "logout" => [
    [:auth],
    :logout,
    -> { Njia::Operations::Auth::LOGOUT },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "refreshSession" => [
    [:auth],
    :refresh,
    -> { Njia::Operations::Auth::REFRESH },
    -> { Njia::RefreshSessionRequest },
    [
      ["body", "refreshToken", :refresh_token, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listBalances" => [
    [:balances],
    :list,
    -> { Njia::Operations::Balances::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "currency", :currency, false]
    ]
  ],
  "cancelBulkPayment" => [
    [:bulk_payments],
    :cancel,
    -> { Njia::Operations::BulkPayments::CANCEL },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "createBulkPayment" => [
    [:bulk_payments],
    :create,
    -> { Njia::Operations::BulkPayments::CREATE },
    -> { Njia::BulkPaymentRequest },
    [
      ["body", "payments", :payments, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "X-Sandbox-Scenario", :x_sandbox_scenario, false],
      ["body", "mode", :mode, false],
      ["body", "defaults", :defaults, false],
      ["body", "retryPolicy", :retry_policy, false],
      ["body", "reference", :reference, false],
      ["body", "description", :description, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "getBulkPayment" => [
    [:bulk_payments],
    :retrieve,
    -> { Njia::Operations::BulkPayments::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "expand", :expand, false]
    ]
  ],
  "listBulkItems" => [
    [:bulk_payments],
    :list_items,
    -> { Njia::Operations::BulkPayments::LIST_ITEMS },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "status", :status, false]
    ]
  ],
  "listBulkPayments" => [
    [:bulk_payments],
    :list,
    -> { Njia::Operations::BulkPayments::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "status", :status, false],
      ["query", "reference", :reference, false]
    ]
  ],
  "retryBulkPayment" => [
    [:bulk_payments],
    :retry_,
    -> { Njia::Operations::BulkPayments::RETRY_ },
    -> { Njia::BulkRetryRequest },
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "itemIds", :item_ids, false]
    ]
  ],
  "receiveMobileMoneyCallback" => [
    [:callbacks],
    :receive_mobile_money,
    -> { Njia::Operations::Callbacks::RECEIVE_MOBILE_MONEY },
    -> { Njia::ProviderCallbackRequest },
    [
      ["path", "provider", :provider, true],
      ["header", "X-Callback-Timestamp", :x_callback_timestamp, false],
      ["header", "X-Callback-Signature", :x_callback_signature, false],
      ["body", "callbackId", :callback_id, false],
      ["body", "event", :event, false],
      ["body", "reference", :reference, false],
      ["body", "occurredAt", :occurred_at, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "providerReference", :provider_reference, false],
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["body", "currency", :currency, false],
      ["body", "reasonCode", :reason_code, false],
      ["body", "feeCharged", :fee_charged, false]
    ]
  ],
  "receiveRailCallback" => [
    [:callbacks],
    :receive_rail,
    -> { Njia::Operations::Callbacks::RECEIVE_RAIL },
    -> { Njia::ProviderCallbackRequest },
    [
      ["path", "railId", :rail_id, true],
      ["header", "X-Callback-Timestamp", :x_callback_timestamp, false],
      ["header", "X-Callback-Signature", :x_callback_signature, false],
      ["body", "callbackId", :callback_id, false],
      ["body", "event", :event, false],
      ["body", "reference", :reference, false],
      ["body", "occurredAt", :occurred_at, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "providerReference", :provider_reference, false],
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["body", "currency", :currency, false],
      ["body", "reasonCode", :reason_code, false],
      ["body", "feeCharged", :fee_charged, false]
    ]
  ],
  "captureAuthorization" => [
    [:card_authorizations],
    :capture,
    -> { Njia::Operations::CardAuthorizations::CAPTURE },
    -> { Njia::CardCaptureRequest },
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["body", "currency", :currency, false]
    ]
  ],
  "getCardAuthorization" => [
    [:card_authorizations],
    :retrieve,
    -> { Njia::Operations::CardAuthorizations::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "reverseAuthorization" => [
    [:card_authorizations],
    :reverse,
    -> { Njia::Operations::CardAuthorizations::REVERSE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getChangeLogEntry" => [
    [:changelog],
    :retrieve,
    -> { Njia::Operations::Changelog::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getChangeLogFeed" => [
    [:changelog],
    :feed,
    -> { Njia::Operations::Changelog::FEED },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listChangeLog" => [
    [:changelog],
    :list,
    -> { Njia::Operations::Changelog::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "kind", :kind, false],
      ["query", "breaking", :breaking, false],
      ["query", "operationId", :operation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "confirmChangeLogSubscription" => [
    [:changelog_subscriptions],
    :confirm,
    -> { Njia::Operations::ChangelogSubscriptions::CONFIRM },
    -> { Njia::ChangeLogConfirmRequest },
    [
      ["path", "id", :id, true],
      ["body", "token", :token, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "createChangeLogSubscription" => [
    [:changelog_subscriptions],
    :create,
    -> { Njia::Operations::ChangelogSubscriptions::CREATE },
    -> { Njia::ChangeLogSubscriptionRequest },
    [
      ["body", "channel", :channel, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "target", :target, false],
      ["body", "filter", :filter, false]
    ]
  ],
  "deleteChangeLogSubscription" => [
    [:changelog_subscriptions],
    :delete,
    -> { Njia::Operations::ChangelogSubscriptions::DELETE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getChangeLogSubscription" => [
    [:changelog_subscriptions],
    :retrieve,
    -> { Njia::Operations::ChangelogSubscriptions::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listChangeLogSubscriptions" => [
    [:changelog_subscriptions],
    :list,
    -> { Njia::Operations::ChangelogSubscriptions::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "unsubscribeChangeLog" => [
    [:changelog_subscriptions],
    :unsubscribe,
    -> { Njia::Operations::ChangelogSubscriptions::UNSUBSCRIBE },
    nil,
    [
      ["path", "id", :id, true],
      ["query", "token", :token, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getCorridor" => [
    [:corridors],
    :retrieve,
    -> { Njia::Operations::Corridors::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getCorridorCosts" => [
    [:corridors],
    :costs,
    -> { Njia::Operations::Corridors::COSTS },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "asOf", :as_of, false]
    ]
  ],
  "listCorridors" => [
    [:corridors],
    :list,
    -> { Njia::Operations::Corridors::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "sourceCountry", :source_country, false],
      ["query", "destinationCountry", :destination_country, false],
      ["query", "active", :active, false]
    ]
  ],
  "createCreditScore" => [
    [:credit_scores],
    :create,
    -> { Njia::Operations::CreditScores::CREATE },
    -> { Njia::CreditScoreRequest },
    [
      ["body", "consent", :consent, false],
      ["body", "currency", :currency, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "X-Sandbox-Scenario", :x_sandbox_scenario, false],
      ["body", "customerId", :customer_id, false],
      ["body", "subject", :subject, false],
      ["body", "product", :product, false],
      ["body", "mobileMoney", :mobile_money, false],
      ["body", "mobileMoneySummary", :mobile_money_summary, false],
      ["body", "useTenantHistory", :use_tenant_history, false],
      ["body", "modelVersion", :model_version, false]
    ]
  ],
  "getCreditScore" => [
    [:credit_scores],
    :retrieve,
    -> { Njia::Operations::CreditScores::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "expand", :expand, false]
    ]
  ],
  "listCreditScores" => [
    [:credit_scores],
    :list,
    -> { Njia::Operations::CreditScores::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "expand", :expand, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "customerId", :customer_id, false],
      ["query", "decision", :decision, false],
      ["query", "grade", :grade, false]
    ]
  ],
  "createCustomer" => [
    [:customers],
    :create,
    -> { Njia::Operations::Customers::CREATE },
    -> { Njia::CustomerRequest },
    [
      ["body", "country", :country, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "externalId", :external_id, false],
      ["body", "type", :type, false],
      ["body", "givenNames", :given_names, false],
      ["body", "lastName", :last_name, false],
      ["body", "businessName", :business_name, false],
      ["body", "dateOfBirth", :date_of_birth, false],
      ["body", "phone", :phone, false],
      ["body", "email", :email, false],
      ["body", "address", :address, false],
      ["body", "preferredLanguage", :preferred_language, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "eraseCustomer" => [
    [:customers],
    :erase,
    -> { Njia::Operations::Customers::ERASE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getCustomer" => [
    [:customers],
    :retrieve,
    -> { Njia::Operations::Customers::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listCustomers" => [
    [:customers],
    :list,
    -> { Njia::Operations::Customers::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "externalId", :external_id, false],
      ["query", "type", :type, false],
      ["query", "country", :country, false],
      ["query", "kycTier", :kyc_tier, false],
      ["query", "kycStatus", :kyc_status, false]
    ]
  ],
  "updateCustomer" => [
    [:customers],
    :update,
    -> { Njia::Operations::Customers::UPDATE },
    -> { Njia::CustomerUpdateRequest },
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "externalId", :external_id, false],
      ["body", "givenNames", :given_names, false],
      ["body", "lastName", :last_name, false],
      ["body", "businessName", :business_name, false],
      ["body", "dateOfBirth", :date_of_birth, false],
      ["body", "phone", :phone, false],
      ["body", "email", :email, false],
      ["body", "country", :country, false],
      ["body", "address", :address, false],
      ["body", "preferredLanguage", :preferred_language, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "getDeprecationUsage" => [
    [:deprecations],
    :usage,
    -> { Njia::Operations::Deprecations::USAGE },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "exportInsomniaCollection" => [
    [:documentation],
    :export_insomnia,
    -> { Njia::Operations::Documentation::EXPORT_INSOMNIA },
    nil,
    [
      ["query", "tags", :tags, false],
      ["query", "journey", :journey, false],
      ["query", "env", :env, false],
      ["query", "baseUrl", :base_url, false],
      ["query", "tests", :tests, false],
      ["query", "deprecated", :deprecated, false],
      ["query", "part", :part, false],
      ["header", "Accept-Language", :accept_language, false]
    ]
  ],
  "exportPostmanCollection" => [
    [:documentation],
    :export_postman,
    -> { Njia::Operations::Documentation::EXPORT_POSTMAN },
    nil,
    [
      ["query", "tags", :tags, false],
      ["query", "journey", :journey, false],
      ["query", "env", :env, false],
      ["query", "baseUrl", :base_url, false],
      ["query", "tests", :tests, false],
      ["query", "deprecated", :deprecated, false],
      ["query", "part", :part, false],
      ["header", "Accept-Language", :accept_language, false]
    ]
  ],
  "getApiDescription" => [
    [:documentation],
    :retrieve,
    -> { Njia::Operations::Documentation::RETRIEVE },
    nil,
    [
      ["query", "version", :version, false],
      ["query", "lang", :lang, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "If-None-Match", :if_none_match, false]
    ]
  ],
  "getApiDescriptionJson" => [
    [:documentation],
    :retrieve_json,
    -> { Njia::Operations::Documentation::RETRIEVE_JSON },
    nil,
    [
      ["query", "version", :version, false],
      ["query", "lang", :lang, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "If-None-Match", :if_none_match, false]
    ]
  ],
  "getApiDescriptionYaml" => [
    [:documentation],
    :retrieve_yaml,
    -> { Njia::Operations::Documentation::RETRIEVE_YAML },
    nil,
    [
      ["query", "version", :version, false],
      ["query", "lang", :lang, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "If-None-Match", :if_none_match, false]
    ]
  ],
  "getErrorType" => [
    [:documentation],
    :retrieve_error,
    -> { Njia::Operations::Documentation::RETRIEVE_ERROR },
    nil,
    [
      ["path", "code", :code, true],
      ["header", "Accept-Language", :accept_language, false]
    ]
  ],
  "listErrorTypes" => [
    [:documentation],
    :list_errors,
    -> { Njia::Operations::Documentation::LIST_ERRORS },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false]
    ]
  ],
  "closeListenSession" => [
    [:events],
    :close_listen_session,
    -> { Njia::Operations::Events::CLOSE_LISTEN_SESSION },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "createListenSession" => [
    [:events],
    :create_listen_session,
    -> { Njia::Operations::Events::CREATE_LISTEN_SESSION },
    -> { Njia::ListenSessionRequest },
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "types", :types, false],
      ["body", "where", :where, false],
      ["body", "afterSequence", :after_sequence, false],
      ["body", "createdAfter", :created_after, false],
      ["body", "payloadFormat", :payload_format, false],
      ["body", "device", :device, false],
      ["body", "profile", :profile, false]
    ]
  ],
  "getEvent" => [
    [:events],
    :retrieve,
    -> { Njia::Operations::Events::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listEventTypes" => [
    [:events],
    :list_types,
    -> { Njia::Operations::Events::LIST_TYPES },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false]
    ]
  ],
  "listEvents" => [
    [:events],
    :list,
    -> { Njia::Operations::Events::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "type", :type, false],
      ["query", "resourceId", :resource_id, false],
      ["query", "afterSequence", :after_sequence, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "listListenSessions" => [
    [:events],
    :list_listen_sessions,
    -> { Njia::Operations::Events::LIST_LISTEN_SESSIONS },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "recordListenResults" => [
    [:events],
    :record_listen_results,
    -> { Njia::Operations::Events::RECORD_LISTEN_RESULTS },
    -> { Njia::ListenResultsRequest },
    [
      ["path", "id", :id, true],
      ["body", "results", :results, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "streamEvents" => [
    [:events],
    :stream,
    -> { Njia::Operations::Events::STREAM },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "types", :types, false],
      ["query", "session", :session, false],
      ["header", "Last-Event-ID", :last_event_id, false]
    ]
  ],
  "analyzeFraud" => [
    [:fraud],
    :analyze,
    -> { Njia::Operations::Fraud::ANALYZE },
    -> { Njia::FraudAnalysisRequest },
    [
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["body", "currency", :currency, false],
      ["body", "type", :type, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "X-Sandbox-Scenario", :x_sandbox_scenario, false],
      ["body", "occurredAt", :occurred_at, false],
      ["body", "paymentId", :payment_id, false],
      ["body", "transactionId", :transaction_id, false],
      ["body", "reference", :reference, false],
      ["body", "sender", :sender, false],
      ["body", "recipient", :recipient, false],
      ["body", "device", :device, false],
      ["body", "network", :network, false],
      ["body", "location", :location, false],
      ["body", "channel", :channel, false],
      ["body", "agentId", :agent_id, false],
      ["body", "merchantCategoryCode", :merchant_category_code, false],
      ["body", "historyOverride", :history_override, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "getFraudAnalysis" => [
    [:fraud],
    :retrieve,
    -> { Njia::Operations::Fraud::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getFraudPolicy" => [
    [:fraud],
    :policy,
    -> { Njia::Operations::Fraud::POLICY },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listFraudAnalyses" => [
    [:fraud],
    :list,
    -> { Njia::Operations::Fraud::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "decision", :decision, false],
      ["query", "riskLevel", :risk_level, false],
      ["query", "paymentId", :payment_id, false],
      ["query", "type", :type, false]
    ]
  ],
  "replaceFraudPolicy" => [
    [:fraud],
    :replace_policy,
    -> { Njia::Operations::Fraud::REPLACE_POLICY },
    -> { Njia::FraudPolicyRequest },
    [
      ["body", "reviewAt", :review_at, false],
      ["body", "blockAt", :block_at, false],
      ["body", "failMode", :fail_mode, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "submitFraudFeedback" => [
    [:fraud],
    :submit_feedback,
    -> { Njia::Operations::Fraud::SUBMIT_FEEDBACK },
    -> { Njia::FraudFeedbackRequest },
    [
      ["path", "id", :id, true],
      ["body", "label", :label, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "note", :note, false]
    ]
  ],
  "authorizeGhostCard" => [
    [:ghost_cards],
    :authorize,
    -> { Njia::Operations::GhostCards::AUTHORIZE },
    -> { Njia::CardAuthorizationRequest },
    [
      ["path", "id", :id, true],
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["body", "currency", :currency, false],
      ["body", "merchant", :merchant, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "X-Sandbox-Scenario", :x_sandbox_scenario, false],
      ["body", "networkId", :network_id, false],
      ["body", "cvc", :cvc, false],
      ["body", "expMonth", :exp_month, false],
      ["body", "expYear", :exp_year, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "closeGhostCard" => [
    [:ghost_cards],
    :close,
    -> { Njia::Operations::GhostCards::CLOSE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "createGhostCard" => [
    [:ghost_cards],
    :create,
    -> { Njia::Operations::GhostCards::CREATE },
    -> { Njia::GhostCardRequest },
    [
      ["body", "currency", :currency, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "label", :label, false],
      ["body", "customerId", :customer_id, false],
      ["body", "accountId", :account_id, false],
      ["body", "spendLimits", :spend_limits, false],
      ["body", "allowedCategories", :allowed_categories, false],
      ["body", "blockedCategories", :blocked_categories, false],
      ["body", "allowedMerchants", :allowed_merchants, false],
      ["body", "blockedMerchants", :blocked_merchants, false],
      ["body", "allowedCountries", :allowed_countries, false],
      ["body", "singleUse", :single_use, false],
      ["body", "expiresAt", :expires_at, false],
      ["body", "timezone", :timezone, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "freezeGhostCard" => [
    [:ghost_cards],
    :freeze_,
    -> { Njia::Operations::GhostCards::FREEZE_ },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getGhostCard" => [
    [:ghost_cards],
    :retrieve,
    -> { Njia::Operations::GhostCards::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getSpendLimits" => [
    [:ghost_cards],
    :spend_limits,
    -> { Njia::Operations::GhostCards::SPEND_LIMITS },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limitId", :limit_id, false],
      ["query", "afterKey", :after_key, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false]
    ]
  ],
  "listGhostCardAuthorizations" => [
    [:ghost_cards],
    :list_authorizations,
    -> { Njia::Operations::GhostCards::LIST_AUTHORIZATIONS },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "status", :status, false],
      ["query", "merchantId", :merchant_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "listGhostCards" => [
    [:ghost_cards],
    :list,
    -> { Njia::Operations::GhostCards::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "status", :status, false],
      ["query", "customerId", :customer_id, false],
      ["query", "currency", :currency, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "replaceSpendLimits" => [
    [:ghost_cards],
    :replace_spend_limits,
    -> { Njia::Operations::GhostCards::REPLACE_SPEND_LIMITS },
    -> { Njia::SpendLimitsRequest },
    [
      ["path", "id", :id, true],
      ["body", "spendLimits", :spend_limits, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "revealGhostCard" => [
    [:ghost_cards],
    :reveal,
    -> { Njia::Operations::GhostCards::REVEAL },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "unfreezeGhostCard" => [
    [:ghost_cards],
    :unfreeze,
    -> { Njia::Operations::GhostCards::UNFREEZE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "updateGhostCard" => [
    [:ghost_cards],
    :update,
    -> { Njia::Operations::GhostCards::UPDATE },
    -> { Njia::GhostCardUpdateRequest },
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "label", :label, false],
      ["body", "allowedCategories", :allowed_categories, false],
      ["body", "blockedCategories", :blocked_categories, false],
      ["body", "allowedMerchants", :allowed_merchants, false],
      ["body", "blockedMerchants", :blocked_merchants, false],
      ["body", "allowedCountries", :allowed_countries, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "getLiveness" => [
    [:health],
    :live,
    -> { Njia::Operations::Health::LIVE },
    nil,
    []
  ],
  "getReadiness" => [
    [:health],
    :ready,
    -> { Njia::Operations::Health::READY },
    nil,
    []
  ],
  "getIdempotencyKey" => [
    [:idempotency_keys],
    :retrieve,
    -> { Njia::Operations::IdempotencyKeys::RETRIEVE },
    nil,
    [
      ["path", "operationId", :operation_id, true],
      ["path", "key", :key, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "createKycCheck" => [
    [:kyc],
    :check,
    -> { Njia::Operations::Kyc::CHECK },
    -> { Njia::KycCheckRequest },
    [
      ["body", "firstName", :first_name, false],
      ["body", "lastName", :last_name, false],
      ["body", "country", :country, false],
      ["body", "idType", :id_type, false],
      ["body", "idNumber", :id_number, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "X-Sandbox-Scenario", :x_sandbox_scenario, false],
      ["body", "dateOfBirth", :date_of_birth, false],
      ["body", "phone", :phone, false]
    ]
  ],
  "createKycScore" => [
    [:kyc],
    :score,
    -> { Njia::Operations::Kyc::SCORE },
    -> { Njia::KycScoreRequest },
    [
      ["body", "consent", :consent, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "X-Sandbox-Scenario", :x_sandbox_scenario, false],
      ["body", "customerId", :customer_id, false],
      ["body", "subject", :subject, false],
      ["body", "identity", :identity, false],
      ["body", "document", :document, false],
      ["body", "selfie", :selfie, false],
      ["body", "checks", :checks, false],
      ["body", "requestedTier", :requested_tier, false]
    ]
  ],
  "getKycCheck" => [
    [:kyc],
    :retrieve_check,
    -> { Njia::Operations::Kyc::RETRIEVE_CHECK },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getKycScore" => [
    [:kyc],
    :retrieve,
    -> { Njia::Operations::Kyc::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listKycScores" => [
    [:kyc],
    :list,
    -> { Njia::Operations::Kyc::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "customerId", :customer_id, false],
      ["query", "decision", :decision, false],
      ["query", "status", :status, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "reviewKycScore" => [
    [:kyc],
    :review,
    -> { Njia::Operations::Kyc::REVIEW },
    -> { Njia::KycScoreReviewRequest },
    [
      ["path", "id", :id, true],
      ["body", "decision", :decision, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "note", :note, false]
    ]
  ],
  "cancelPayment" => [
    [:payments],
    :cancel,
    -> { Njia::Operations::Payments::CANCEL },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "createPayment" => [
    [:payments],
    :create,
    -> { Njia::Operations::Payments::CREATE },
    -> { Njia::PaymentRequest },
    [
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["body", "currency", :currency, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "Prefer", :prefer, false],
      ["query", "expand", :expand, false],
      ["header", "X-Sandbox-Scenario", :x_sandbox_scenario, false],
      ["body", "amountType", :amount_type, false],
      ["body", "direction", :direction, false],
      ["body", "accountId", :account_id, false],
      ["body", "destination", :destination, false],
      ["body", "source", :source, false],
      ["body", "destinationCurrency", :destination_currency, false],
      ["body", "rail", :rail, false],
      ["body", "routing", :routing, false],
      ["body", "quoteId", :quote_id, false],
      ["body", "feeBearer", :fee_bearer, false],
      ["body", "reference", :reference, false],
      ["body", "description", :description, false],
      ["body", "statementDescriptor", :statement_descriptor, false],
      ["body", "purposeCode", :purpose_code, false],
      ["body", "customerId", :customer_id, false],
      ["body", "fraudCheck", :fraud_check, false],
      ["body", "fraudAnalysisId", :fraud_analysis_id, false],
      ["body", "approvalWindowSeconds", :approval_window_seconds, false],
      ["body", "metadata", :metadata, false],
      ["body", "sandbox", :sandbox, false]
    ]
  ],
  "getPayment" => [
    [:payments],
    :retrieve,
    -> { Njia::Operations::Payments::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "Prefer", :prefer, false],
      ["query", "expand", :expand, false]
    ]
  ],
  "listPayments" => [
    [:payments],
    :list,
    -> { Njia::Operations::Payments::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "expand", :expand, false],
      ["query", "status", :status, false],
      ["query", "rail", :rail, false],
      ["query", "direction", :direction, false],
      ["query", "currency", :currency, false],
      ["query", "reference", :reference, false],
      ["query", "customerId", :customer_id, false],
      ["query", "bulkPaymentId", :bulk_payment_id, false]
    ]
  ],
  "reconcilePayment" => [
    [:payments],
    :reconcile,
    -> { Njia::Operations::Payments::RECONCILE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "reviewPayment" => [
    [:payments],
    :review,
    -> { Njia::Operations::Payments::REVIEW },
    -> { Njia::PaymentReviewRequest },
    [
      ["path", "id", :id, true],
      ["body", "decision", :decision, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "note", :note, false]
    ]
  ],
  "createQuote" => [
    [:quotes],
    :create,
    -> { Njia::Operations::Quotes::CREATE },
    -> { Njia::QuoteRequest },
    [
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["body", "currency", :currency, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "amountType", :amount_type, false],
      ["body", "direction", :direction, false],
      ["body", "accountId", :account_id, false],
      ["body", "destination", :destination, false],
      ["body", "source", :source, false],
      ["body", "destinationCurrency", :destination_currency, false],
      ["body", "rail", :rail, false],
      ["body", "routing", :routing, false],
      ["body", "feeBearer", :fee_bearer, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "getQuote" => [
    [:quotes],
    :retrieve,
    -> { Njia::Operations::Quotes::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getRail" => [
    [:rails],
    :retrieve,
    -> { Njia::Operations::Rails::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listRails" => [
    [:rails],
    :list,
    -> { Njia::Operations::Rails::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "country", :country, false],
      ["query", "currency", :currency, false],
      ["query", "kind", :kind, false]
    ]
  ],
  "lookupRecipient" => [
    [:recipients],
    :lookup,
    -> { Njia::Operations::Recipients::LOOKUP },
    -> { Njia::RecipientLookupRequest },
    [
      ["body", "destination", :destination, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "X-Sandbox-Scenario", :x_sandbox_scenario, false]
    ]
  ],
  "listCurrencies" => [
    [:reference],
    :list_currencies,
    -> { Njia::Operations::Reference::LIST_CURRENCIES },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false]
    ]
  ],
  "listMerchantCategories" => [
    [:reference],
    :list_merchant_categories,
    -> { Njia::Operations::Reference::LIST_MERCHANT_CATEGORIES },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false]
    ]
  ],
  "listProviders" => [
    [:reference],
    :list_providers,
    -> { Njia::Operations::Reference::LIST_PROVIDERS },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "country", :country, false]
    ]
  ],
  "getReversal" => [
    [:reversals],
    :retrieve,
    -> { Njia::Operations::Reversals::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "Prefer", :prefer, false],
      ["query", "expand", :expand, false]
    ]
  ],
  "listReversals" => [
    [:reversals],
    :list,
    -> { Njia::Operations::Reversals::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "expand", :expand, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "status", :status, false],
      ["query", "reason", :reason, false],
      ["query", "transactionId", :transaction_id, false]
    ]
  ],
  "previewRouting" => [
    [:routing],
    :preview,
    -> { Njia::Operations::Routing::PREVIEW },
    -> { Njia::RoutingPreviewRequest },
    [
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["body", "currency", :currency, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "amountType", :amount_type, false],
      ["body", "direction", :direction, false],
      ["body", "accountId", :account_id, false],
      ["body", "destination", :destination, false],
      ["body", "source", :source, false],
      ["body", "destinationCurrency", :destination_currency, false],
      ["body", "rail", :rail, false],
      ["body", "routing", :routing, false],
      ["body", "feeBearer", :fee_bearer, false],
      ["body", "asOf", :as_of, false]
    ]
  ],
  "addSandboxCorridorHistory" => [
    [:sandbox],
    :add_corridor_history,
    -> { Njia::Operations::Sandbox::ADD_CORRIDOR_HISTORY },
    -> { Njia::CorridorHistoryRequest },
    [
      ["body", "corridorId", :corridor_id, false],
      ["body", "observations", :observations, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "advanceSandboxClock" => [
    [:sandbox],
    :advance_clock,
    -> { Njia::Operations::Sandbox::ADVANCE_CLOCK },
    -> { Njia::SandboxClockAdvanceRequest },
    [
      ["body", "seconds", :seconds, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "createSandboxFault" => [
    [:sandbox],
    :create_fault,
    -> { Njia::Operations::Sandbox::CREATE_FAULT },
    -> { Njia::SandboxFaultRequest },
    [
      ["body", "target", :target, false],
      ["body", "kind", :kind, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "parameters", :parameters, false],
      ["body", "probability", :probability, false],
      ["body", "seed", :seed, false],
      ["body", "maxCount", :max_count, false],
      ["body", "expiresAt", :expires_at, false]
    ]
  ],
  "deleteSandboxFault" => [
    [:sandbox],
    :delete_fault,
    -> { Njia::Operations::Sandbox::DELETE_FAULT },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "fundSandboxBalance" => [
    [:sandbox],
    :fund_balance,
    -> { Njia::Operations::Sandbox::FUND_BALANCE },
    -> { Njia::SandboxFundingRequest },
    [
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "accountId", :account_id, false],
      ["body", "currency", :currency, false]
    ]
  ],
  "getSandboxClock" => [
    [:sandbox],
    :clock,
    -> { Njia::Operations::Sandbox::CLOCK },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listSandboxFaults" => [
    [:sandbox],
    :list_faults,
    -> { Njia::Operations::Sandbox::LIST_FAULTS },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "status", :status, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "resetSandbox" => [
    [:sandbox],
    :reset,
    -> { Njia::Operations::Sandbox::RESET },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "resetSandboxClock" => [
    [:sandbox],
    :reset_clock,
    -> { Njia::Operations::Sandbox::RESET_CLOCK },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "setSandboxClock" => [
    [:sandbox],
    :set_clock,
    -> { Njia::Operations::Sandbox::SET_CLOCK },
    -> { Njia::SandboxClockSetRequest },
    [
      ["body", "now", :now, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "frozen", :frozen, false]
    ]
  ],
  "triggerSandboxCallback" => [
    [:sandbox],
    :trigger_callback,
    -> { Njia::Operations::Sandbox::TRIGGER_CALLBACK },
    -> { Njia::SandboxCallbackRequest },
    [
      ["path", "id", :id, true],
      ["body", "event", :event, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "reasonCode", :reason_code, false],
      ["body", "delaySeconds", :delay_seconds, false]
    ]
  ],
  "getTenant" => [
    [:tenant],
    :retrieve,
    -> { Njia::Operations::Tenant::RETRIEVE },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "updateTenant" => [
    [:tenant],
    :update,
    -> { Njia::Operations::Tenant::UPDATE },
    -> { Njia::UpdateTenantRequest },
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "name", :name, false],
      ["body", "timezone", :timezone, false],
      ["body", "settings", :settings, false]
    ]
  ],
  "getTransaction" => [
    [:transactions],
    :retrieve,
    -> { Njia::Operations::Transactions::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "expand", :expand, false]
    ]
  ],
  "getTransactionAuditTrail" => [
    [:transactions],
    :audit_trail,
    -> { Njia::Operations::Transactions::AUDIT_TRAIL },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "listTransactions" => [
    [:transactions],
    :list,
    -> { Njia::Operations::Transactions::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "expand", :expand, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "status", :status, false],
      ["query", "type", :type, false],
      ["query", "accountId", :account_id, false],
      ["query", "paymentId", :payment_id, false],
      ["query", "customerId", :customer_id, false],
      ["query", "rail", :rail, false],
      ["query", "currency", :currency, false]
    ]
  ],
  "reverseTransaction" => [
    [:transactions],
    :reverse,
    -> { Njia::Operations::Transactions::REVERSE },
    -> { Njia::ReversalRequest },
    [
      ["path", "id", :id, true],
      ["body", "reason", :reason, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["header", "Prefer", :prefer, false],
      ["query", "expand", :expand, false],
      ["header", "X-Sandbox-Scenario", :x_sandbox_scenario, false],
      ["body", "note", :note, false],
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "createUser" => [
    [:users],
    :create,
    -> { Njia::Operations::Users::CREATE },
    -> { Njia::CreateUserRequest },
    [
      ["body", "email", :email, false],
      ["body", "name", :name, false],
      ["body", "role", :role, false],
      ["body", "password", :password, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "locale", :locale, false]
    ]
  ],
  "listUsers" => [
    [:users],
    :list,
    -> { Njia::Operations::Users::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false],
      ["query", "role", :role, false]
    ]
  ],
  "updateUser" => [
    [:users],
    :update,
    -> { Njia::Operations::Users::UPDATE },
    -> { Njia::UpdateUserRequest },
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "name", :name, false],
      ["body", "role", :role, false],
      ["body", "locale", :locale, false],
      ["body", "password", :password, false],
      ["body", "status", :status, false]
    ]
  ],
  "getDelivery" => [
    [:webhook_deliveries],
    :retrieve,
    -> { Njia::Operations::WebhookDeliveries::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listDeliveries" => [
    [:webhook_deliveries],
    :list,
    -> { Njia::Operations::WebhookDeliveries::LIST },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "status", :status, false],
      ["query", "eventId", :event_id, false],
      ["query", "eventType", :event_type, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "retryDelivery" => [
    [:webhook_deliveries],
    :retry_,
    -> { Njia::Operations::WebhookDeliveries::RETRY_ },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "createWebhookEndpoint" => [
    [:webhook_endpoints],
    :create,
    -> { Njia::Operations::WebhookEndpoints::CREATE },
    -> { Njia::WebhookEndpointRequest },
    [
      ["body", "url", :url, false],
      ["body", "events", :events, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "description", :description, false],
      ["body", "payloadFormat", :payload_format, false],
      ["body", "apiVersion", :api_version, false],
      ["body", "signatureScheme", :signature_scheme, false],
      ["body", "ordering", :ordering, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "deleteWebhookEndpoint" => [
    [:webhook_endpoints],
    :delete,
    -> { Njia::Operations::WebhookEndpoints::DELETE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getWebhookEndpoint" => [
    [:webhook_endpoints],
    :retrieve,
    -> { Njia::Operations::WebhookEndpoints::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listWebhookEndpoints" => [
    [:webhook_endpoints],
    :list,
    -> { Njia::Operations::WebhookEndpoints::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "status", :status, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "replayEvents" => [
    [:webhook_endpoints],
    :replay_events,
    -> { Njia::Operations::WebhookEndpoints::REPLAY_EVENTS },
    -> { Njia::EventReplayRequest },
    [
      ["path", "id", :id, true],
      ["body", "since", :since, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "until", :until_, false],
      ["body", "types", :types, false],
      ["body", "onlyUndelivered", :only_undelivered, false],
      ["body", "dryRun", :dry_run, false]
    ]
  ],
  "rotateWebhookSecret" => [
    [:webhook_endpoints],
    :rotate_secret,
    -> { Njia::Operations::WebhookEndpoints::ROTATE_SECRET },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "sendTestEvent" => [
    [:webhook_endpoints],
    :send_test_event,
    -> { Njia::Operations::WebhookEndpoints::SEND_TEST_EVENT },
    -> { Njia::WebhookTestRequest },
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "eventType", :event_type, false],
      ["body", "payloadFormat", :payload_format, false]
    ]
  ],
  "updateWebhookEndpoint" => [
    [:webhook_endpoints],
    :update,
    -> { Njia::Operations::WebhookEndpoints::UPDATE },
    -> { Njia::WebhookEndpointUpdateRequest },
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "url", :url, false],
      ["body", "description", :description, false],
      ["body", "events", :events, false],
      ["body", "payloadFormat", :payload_format, false],
      ["body", "apiVersion", :api_version, false],
      ["body", "ordering", :ordering, false],
      ["body", "status", :status, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "createClientKyc" => [
    [:widget_client],
    :create_kyc,
    -> { Njia::Operations::WidgetClient::CREATE_KYC },
    -> { Njia::ClientKycRequest },
    [
      ["body", "consent", :consent, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "subject", :subject, false],
      ["body", "identity", :identity, false],
      ["body", "document", :document, false],
      ["body", "selfie", :selfie, false]
    ]
  ],
  "createClientPayment" => [
    [:widget_client],
    :create_payment,
    -> { Njia::Operations::WidgetClient::CREATE_PAYMENT },
    -> { Njia::ClientPaymentRequest },
    [
      ["body", "msisdn", :msisdn, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "provider", :provider, false],
      ["body", "country", :country, false],
      ["body", "holderName", :holder_name, false],
      ["body", "amountMinorUnits", :amount_minor_units, false],
      ["body", "quoteId", :quote_id, false]
    ]
  ],
  "createClientQuote" => [
    [:widget_client],
    :create_quote,
    -> { Njia::Operations::WidgetClient::CREATE_QUOTE },
    -> { Njia::ClientQuoteRequest },
    [
      ["body", "msisdn", :msisdn, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "provider", :provider, false],
      ["body", "country", :country, false],
      ["body", "amountMinorUnits", :amount_minor_units, false]
    ]
  ],
  "getClientBalances" => [
    [:widget_client],
    :balances,
    -> { Njia::Operations::WidgetClient::BALANCES },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getClientPayment" => [
    [:widget_client],
    :retrieve_payment,
    -> { Njia::Operations::WidgetClient::RETRIEVE_PAYMENT },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getClientSession" => [
    [:widget_client],
    :session,
    -> { Njia::Operations::WidgetClient::SESSION },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "createWidget" => [
    [:widgets],
    :create,
    -> { Njia::Operations::Widgets::CREATE },
    -> { Njia::WidgetRequest },
    [
      ["body", "kind", :kind, false],
      ["body", "allowedOrigins", :allowed_origins, false],
      ["body", "config", :config, false],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "customerId", :customer_id, false],
      ["body", "locale", :locale, false],
      ["body", "theme", :theme, false],
      ["body", "sessionTtlSeconds", :session_ttl_seconds, false],
      ["body", "metadata", :metadata, false]
    ]
  ],
  "createWidgetSession" => [
    [:widgets],
    :create_session,
    -> { Njia::Operations::Widgets::CREATE_SESSION },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "disableWidget" => [
    [:widgets],
    :disable,
    -> { Njia::Operations::Widgets::DISABLE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "getWidget" => [
    [:widgets],
    :retrieve,
    -> { Njia::Operations::Widgets::RETRIEVE },
    nil,
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false]
    ]
  ],
  "listWidgets" => [
    [:widgets],
    :list,
    -> { Njia::Operations::Widgets::LIST },
    nil,
    [
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["query", "kind", :kind, false],
      ["query", "status", :status, false],
      ["query", "limit", :limit, false],
      ["query", "startingAfter", :starting_after, false],
      ["query", "endingBefore", :ending_before, false],
      ["query", "createdAfter", :created_after, false],
      ["query", "createdBefore", :created_before, false]
    ]
  ],
  "updateWidget" => [
    [:widgets],
    :update,
    -> { Njia::Operations::Widgets::UPDATE },
    -> { Njia::WidgetUpdateRequest },
    [
      ["path", "id", :id, true],
      ["header", "Accept-Language", :accept_language, false],
      ["header", "X-Correlation-Id", :x_correlation_id, false],
      ["body", "allowedOrigins", :allowed_origins, false],
      ["body", "locale", :locale, false],
      ["body", "theme", :theme, false],
      ["body", "sessionTtlSeconds", :session_ttl_seconds, false],
      ["body", "config", :config, false],
      ["body", "metadata", :metadata, false]
    ]
  ]
}.freeze
