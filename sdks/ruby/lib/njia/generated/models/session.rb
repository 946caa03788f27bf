# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A login session with its tokens, which are shown this once only.
  class Session < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # Id of the session.
    # @return [String]
    attr_reader :id

    # Token for `Authorization: Bearer`.
    #
    # It says nothing by itself and can be revoked at any time.
    # @return [String]
    attr_reader :access_token

    # How to send the token.
    # @return [String]
    attr_reader :token_type

    # Seconds until the access token ends.
    # @return [Integer]
    attr_reader :expires_in

    # When the access token ends.
    # @return [Time]
    attr_reader :expires_at

    # Token for `POST /v1/auth/refresh`.
    #
    # Works once.
    # @return [String]
    attr_reader :refresh_token

    # When the refresh token ends at the latest.
    # @return [Time]
    attr_reader :refresh_expires_at

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
    # @param access_token [String]
    # @param expires_in [Integer]
    # @param expires_at [Time, String]
    # @param refresh_token [String]
    # @param refresh_expires_at [Time, String]
    # @param user [Njia::SessionUser, Hash]
    # @param tenant [Njia::TenantSummary, Hash]
    # @param scopes [Array<String>]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    def initialize(
      id:,
      access_token:,
      expires_in:,
      expires_at:,
      refresh_token:,
      refresh_expires_at:,
      user:,
      tenant:,
      scopes:,
      livemode:,
      created_at:
    )
      super({
        id:,
        access_token:,
        expires_in:,
        expires_at:,
        refresh_token:,
        refresh_expires_at:,
        user:,
        tenant:,
        scopes:,
        livemode:,
        created_at:
      })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("session"))
      shape.required(:id, "id", shape.text)
      shape.required(:access_token, "accessToken", shape.text, sensitive: :all)
      shape.required(:token_type, "tokenType", shape.constant("Bearer"))
      shape.required(:expires_in, "expiresIn", shape.integer)
      shape.required(:expires_at, "expiresAt", shape.time)
      shape.required(:refresh_token, "refreshToken", shape.text, sensitive: :all)
      shape.required(:refresh_expires_at, "refreshExpiresAt", shape.time)
      shape.required(:user, "user", shape.model(:SessionUser))
      shape.required(:tenant, "tenant", shape.model(:TenantSummary))
      shape.required(:scopes, "scopes", shape.list(shape.text))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
    end
  end
end
