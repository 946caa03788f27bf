# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The key to create.
  #
  # It belongs to the mode of the key that asks.
  class CreateApiKeyRequest < Model
    # Name for people.
    # @return [String]
    attr_reader :name

    # What the key may do.
    #
    # There is no default; name as little as possible.
    # @return [Array<String>]
    attr_reader :scopes

    # Addresses (CIDR) that may use the key.
    #
    # Left out, any address may.
    # @return [Array<String>, nil]
    attr_reader :allowed_ips

    # When the key ends by itself.
    #
    # Left out, it does not.
    # @return [Time, nil]
    attr_reader :expires_at

    # @param name [String]
    # @param scopes [Array<String>]
    # @param allowed_ips [Array<String>]
    # @param expires_at [Time, String]
    def initialize(
      name:,
      scopes:,
      allowed_ips: OMIT,
      expires_at: OMIT
    )
      super({ name:, scopes:, allowed_ips:, expires_at: })
    end

    define_shape do |shape|
      shape.required(:name, "name", shape.text)
      shape.required(:scopes, "scopes", shape.list(shape.text))
      shape.optional(:allowed_ips, "allowedIps", shape.list(shape.text))
      shape.optional(:expires_at, "expiresAt", shape.time)
    end
  end
end
