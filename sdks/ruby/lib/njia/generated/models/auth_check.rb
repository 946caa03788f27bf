# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What the credentials of the request stand for.
  class AuthCheck < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # Always `true`: credentials that do not hold answer 401.
    # @return [Boolean]
    attr_reader :authenticated

    # The member tenant.
    # @return [Njia::TenantSummary]
    attr_reader :tenant

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # Id of the API key record; not the key itself.
    # @return [String]
    attr_reader :key_id

    # Effective scopes.
    # @return [Array<String>]
    attr_reader :scopes

    # The session whose token came along; null without one.
    # @return [Njia::SessionInfo, nil]
    attr_reader :session

    # API version that served the request.
    # @return [Date]
    attr_reader :api_version

    # The member rate limit.
    # @return [Njia::RateLimitState]
    attr_reader :rate_limit

    # @param authenticated [Boolean]
    # @param tenant [Njia::TenantSummary, Hash]
    # @param livemode [Boolean]
    # @param key_id [String]
    # @param scopes [Array<String>]
    # @param session [Njia::SessionInfo, Hash, nil]
    # @param api_version [Date, String]
    # @param rate_limit [Njia::RateLimitState, Hash]
    def initialize(
      authenticated:,
      tenant:,
      livemode:,
      key_id:,
      scopes:,
      session:,
      api_version:,
      rate_limit:
    )
      super({ authenticated:, tenant:, livemode:, key_id:, scopes:, session:, api_version:, rate_limit: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("auth_check"))
      shape.required(:authenticated, "authenticated", shape.boolean)
      shape.required(:tenant, "tenant", shape.model(:TenantSummary))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:key_id, "keyId", shape.text)
      shape.required(:scopes, "scopes", shape.list(shape.text))
      shape.required(:session, "session", shape.nullable(shape.model(:SessionInfo)))
      shape.required(:api_version, "apiVersion", shape.date)
      shape.required(:rate_limit, "rateLimit", shape.model(:RateLimitState))
    end
  end
end
