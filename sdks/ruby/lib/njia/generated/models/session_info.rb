# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A login session without its tokens.
  class SessionInfo < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # Id of the session.
    # @return [String]
    attr_reader :id

    # When the access token ends.
    # @return [Time]
    attr_reader :expires_at

    # The member user.
    # @return [Njia::SessionUser]
    attr_reader :user

    # The member tenant.
    # @return [Njia::TenantSummary]
    attr_reader :tenant

    # Effective scopes: those of the key that the role has as well.
    # @return [Array<String>]
    attr_reader :scopes

    # `true` in live mode, `false` in test mode; given by the key.
    # @return [Boolean]
    attr_reader :livemode

    # When the session began.
    # @return [Time]
    attr_reader :created_at

    # @param id [String]
    # @param expires_at [Time, String]
    # @param user [Njia::SessionUser, Hash]
    # @param tenant [Njia::TenantSummary, Hash]
    # @param scopes [Array<String>]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    def initialize(
      id:,
      expires_at:,
      user:,
      tenant:,
      scopes:,
      livemode:,
      created_at:
    )
      super({ id:, expires_at:, user:, tenant:, scopes:, livemode:, created_at: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("session"))
      shape.required(:id, "id", shape.text)
      shape.required(:expires_at, "expiresAt", shape.time)
      shape.required(:user, "user", shape.model(:SessionUser))
      shape.required(:tenant, "tenant", shape.model(:TenantSummary))
      shape.required(:scopes, "scopes", shape.list(shape.text))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
    end
  end
end
