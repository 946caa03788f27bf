# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Record of an API key.
  #
  # The key itself is in `key` only in the answers that create or roll it.
  class ApiKey < Model
    include EventData

    # Id of the record.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # Name for people.
    # @return [String]
    attr_reader :name

    # The member mode.
    # @return [String]
    attr_reader :mode

    # First 13 characters of the key.
    # @return [String]
    attr_reader :prefix

    # Last 4 characters of the key.
    # @return [String]
    attr_reader :last4

    # What the key may do.
    # @return [Array<String>]
    attr_reader :scopes

    # API version that the key speaks unless a request names another.
    # @return [Date]
    attr_reader :api_version

    # The member status.
    # @return [String]
    attr_reader :status

    # Addresses (CIDR) that may use the key; empty means any.
    # @return [Array<String>]
    attr_reader :allowed_ips

    # When the key ends by itself.
    # @return [Time, nil]
    attr_reader :expires_at

    # Last use, exact to the minute.
    # @return [Time, nil]
    attr_reader :last_used_at

    # Record of the key that replaces this one.
    # @return [String, nil]
    attr_reader :rolled_to_id

    # The member created by.
    # @return [Njia::Actor]
    attr_reader :created_by

    # The key; null except in the answers that create or roll it.
    # @return [String, nil]
    attr_reader :key

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # When the key was created.
    # @return [Time]
    attr_reader :created_at

    # When the record last changed.
    # @return [Time]
    attr_reader :updated_at

    # Rises by 1 with each change of state.
    # @return [Integer]
    attr_reader :version

    # @param id [String]
    # @param name [String]
    # @param mode [String]
    # @param prefix [String]
    # @param last4 [String]
    # @param scopes [Array<String>]
    # @param api_version [Date, String]
    # @param status [String]
    # @param allowed_ips [Array<String>]
    # @param expires_at [Time, String, nil]
    # @param last_used_at [Time, String, nil]
    # @param rolled_to_id [String, nil]
    # @param created_by [Njia::Actor, Hash]
    # @param key [String, nil]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    def initialize(
      id:,
      name:,
      mode:,
      prefix:,
      last4:,
      scopes:,
      api_version:,
      status:,
      allowed_ips:,
      expires_at:,
      last_used_at:,
      rolled_to_id:,
      created_by:,
      key:,
      livemode:,
      created_at:,
      updated_at:,
      version:
    )
      super({
        id:,
        name:,
        mode:,
        prefix:,
        last4:,
        scopes:,
        api_version:,
        status:,
        allowed_ips:,
        expires_at:,
        last_used_at:,
        rolled_to_id:,
        created_by:,
        key:,
        livemode:,
        created_at:,
        updated_at:,
        version:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("api_key"))
      shape.required(:name, "name", shape.text)
      shape.required(:mode, "mode", shape.text)
      shape.required(:prefix, "prefix", shape.text)
      shape.required(:last4, "last4", shape.text)
      shape.required(:scopes, "scopes", shape.list(shape.text))
      shape.required(:api_version, "apiVersion", shape.date)
      shape.required(:status, "status", shape.text)
      shape.required(:allowed_ips, "allowedIps", shape.list(shape.text))
      shape.required(:expires_at, "expiresAt", shape.nullable(shape.time))
      shape.required(:last_used_at, "lastUsedAt", shape.nullable(shape.time))
      shape.required(:rolled_to_id, "rolledToId", shape.nullable(shape.text))
      shape.required(:created_by, "createdBy", shape.model(:Actor))
      shape.required(:key, "key", shape.nullable(shape.text), sensitive: :all)
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
    end
  end
end
