# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Client for Njia API.
  #
  # Connections are kept open. Safe for threads, and across fork.
  class Client < Runtime::BaseClient
    INFO = Runtime::ClientInfo.new(
      agent: "njia-ruby",
      version: "2.4.0",
      api: "2.4.0",
      base_url: "http://localhost:3000",
      base_url_env: "NJIA_BASE_URL",
      schemes: [
        Runtime::Scheme.new(
          id: "ApiKeyAuth",
          option: :api_key,
          kind: :header,
          key: "X-API-Key",
          env: "NJIA_API_KEY",
          retired: [Runtime::Retired.new(/\Ask_/, "2026-09-01", "a key that starts with svc_live_ or svc_test_")]
        ),
        Runtime::Scheme.new(id: "SessionAuth", option: :session_token, kind: :bearer, key: "Authorization"),
        Runtime::Scheme.new(id: "WidgetAuth", option: :widget_token, kind: :bearer, key: "Authorization")
      ],
      version_header: ["X-API-Version", "2026-09-01"],
      meta: {
        request_id: "X-Request-Id",
        replayed: "Idempotent-Replayed",
        limit: "X-RateLimit-Limit",
        remaining: "X-RateLimit-Remaining",
        reset: "X-RateLimit-Reset"
      },
      reset_is_delta: false,
      sensitive: [
        "accessToken",
        "accountNumber",
        "backImage",
        "clientToken",
        "cvc",
        "dateOfBirth",
        "email",
        "frontImage",
        "iban",
        "idNumber",
        "image",
        "key",
        "livenessFrames",
        "number",
        "password",
        "phone",
        "refreshToken",
        "secret",
        "token"
      ]
    ).freeze
    private_constant :INFO

    # @param api_key [String, #call, nil] Secret key of a tenant, `svc_live_` or `svc_test_` and 42 letters and digits.; else the environment's NJIA_API_KEY; text, or something to call for it
    # @param session_token [String, #call, nil] Token of a login session (`POST /v1/auth/login`), sent together with the API key.; text, or something to call for it
    # @param widget_token [String, #call, nil] Short-lived client token of one widget session, used in the browser instead of an API key.; text, or something to call for it
    # @param options [Hash] `base_url`, `timeout` (60), `connect_timeout` (10), `deadline`, `max_retries` (2),
    #   `max_retry_after` (60), `headers`, `on_request`, `on_response`, `on_retry`, `logger`, `log_bodies`, `proxy`,
    #   `ca_file`, `client_cert`, `max_connections` (64), `transport`, `seam`; all times are seconds
    # @yieldparam http [Net::HTTP] each new connection before it is opened, to set what has no option
    # @raise [Njia::ConfigurationError] when an option makes no sense, ArgumentError for a misspelt one
    def initialize(api_key: nil, session_token: nil, widget_token: nil, **options, &configure)
      super(INFO, { api_key:, session_token:, widget_token: }, **options, &configure)
    end

    # Accounts, balances and ledger entries.
    def accounts
      @accounts ||= Resources::Accounts.new(@api)
    end

    # Keys, sessions, users and the tenant itself.
    def api_keys
      @api_keys ||= Resources::ApiKeys.new(@api)
    end

    # The hash-chained audit log and the request log.
    def audit
      @audit ||= Resources::Audit.new(@api)
    end

    # Keys, sessions, users and the tenant itself.
    def auth
      @auth ||= Resources::Auth.new(@api)
    end

    # Accounts, balances and ledger entries.
    def balances
      @balances ||= Resources::Balances.new(@api)
    end

    # Up to 500 payments in one request, retried automatically.
    def bulk_payments
      @bulk_payments ||= Resources::BulkPayments.new(@api)
    end

    # Where mobile-money providers and rails report.
    def callbacks
      @callbacks ||= Resources::Callbacks.new(@api)
    end

    # Virtual cards with spend limits, and their authorizations.
    def card_authorizations
      @card_authorizations ||= Resources::CardAuthorizations.new(@api)
    end

    # What changed in the API, what will change, and whom it affects.
    def changelog
      @changelog ||= Resources::Changelog.new(@api)
    end

    # What changed in the API, what will change, and whom it affects.
    def changelog_subscriptions
      @changelog_subscriptions ||= Resources::ChangelogSubscriptions.new(@api)
    end

    # Firm prices, rails, corridors and how a rail is chosen.
    def corridors
      @corridors ||= Resources::Corridors.new(@api)
    end

    # Credit scores from mobile-money behaviour.
    def credit_scores
      @credit_scores ||= Resources::CreditScores.new(@api)
    end

    # The people and businesses that you serve.
    def customers
      @customers ||= Resources::Customers.new(@api)
    end

    # What changed in the API, what will change, and whom it affects.
    def deprecations
      @deprecations ||= Resources::Deprecations.new(@api)
    end

    # This description, exports, the error catalogue and pages.
    def documentation
      @documentation ||= Resources::Documentation.new(@api)
    end

    # The log of everything that happened, as a list and as a stream.
    def events
      @events ||= Resources::Events.new(@api)
    end

    # Fraud scores with reasons, and the policy that acts on them.
    def fraud
      @fraud ||= Resources::Fraud.new(@api)
    end

    # Virtual cards with spend limits, and their authorizations.
    def ghost_cards
      @ghost_cards ||= Resources::GhostCards.new(@api)
    end

    # Is the service alive and ready.
    def health
      @health ||= Resources::Health.new(@api)
    end

    # Look up what became of a request whose answer was lost.
    def idempotency_keys
      @idempotency_keys ||= Resources::IdempotencyKeys.new(@api)
    end

    # Identity verification.
    def kyc
      @kyc ||= Resources::Kyc.new(@api)
    end

    # Pay money out to wallets and bank accounts, or collect it from wallets.
    def payments
      @payments ||= Resources::Payments.new(@api)
    end

    # Firm prices, rails, corridors and how a rail is chosen.
    def quotes
      @quotes ||= Resources::Quotes.new(@api)
    end

    # Firm prices, rails, corridors and how a rail is chosen.
    def rails
      @rails ||= Resources::Rails.new(@api)
    end

    # Firm prices, rails, corridors and how a rail is chosen.
    def recipients
      @recipients ||= Resources::Recipients.new(@api)
    end

    # Firm prices, rails, corridors and how a rail is chosen.
    def reference
      @reference ||= Resources::Reference.new(@api)
    end

    # What moved, with its reversal and its audit trail.
    def reversals
      @reversals ||= Resources::Reversals.new(@api)
    end

    # Firm prices, rails, corridors and how a rail is chosen.
    def routing
      @routing ||= Resources::Routing.new(@api)
    end

    # Clock, faults and data of the test mode.
    def sandbox
      @sandbox ||= Resources::Sandbox.new(@api)
    end

    # Keys, sessions, users and the tenant itself.
    def tenant
      @tenant ||= Resources::Tenant.new(@api)
    end

    # What moved, with its reversal and its audit trail.
    def transactions
      @transactions ||= Resources::Transactions.new(@api)
    end

    # Keys, sessions, users and the tenant itself.
    def users
      @users ||= Resources::Users.new(@api)
    end

    # Endpoints that receive events, and the deliveries to them.
    def webhook_deliveries
      @webhook_deliveries ||= Resources::WebhookDeliveries.new(@api)
    end

    # Endpoints that receive events, and the deliveries to them.
    def webhook_endpoints
      @webhook_endpoints ||= Resources::WebhookEndpoints.new(@api)
    end

    # Widgets for your own pages, and the calls that they make.
    def widget_client
      @widget_client ||= Resources::WidgetClient.new(@api)
    end

    # Widgets for your own pages, and the calls that they make.
    def widgets
      @widgets ||= Resources::Widgets.new(@api)
    end

    # Verifies and reads the events that the API sends. The same as {Webhooks}, which needs no client.
    def webhooks
      Webhooks
    end

    # A client on the same connections with another credential.
    def with_api_key(api_key)
      with_credentials({ api_key: })
    end

    # A client on the same connections with another credential.
    def with_session_token(session_token)
      with_credentials({ session_token: })
    end

    # A client on the same connections with another credential.
    def with_widget_token(widget_token)
      with_credentials({ widget_token: })
    end
  end
end
