# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Members to change; those left out stay as they are.
  class UpdateApiKeyRequest < Model
    # Name for people.
    # @return [String, nil]
    attr_reader :name

    # What the key may do.
    #
    # Without a session only fewer scopes than before.
    # @return [Array<String>, nil]
    attr_reader :scopes

    # Addresses (CIDR) that may use the key; empty means any.
    # @return [Array<String>, nil]
    attr_reader :allowed_ips

    # @param name [String]
    # @param scopes [Array<String>]
    # @param allowed_ips [Array<String>]
    def initialize(
      name: OMIT,
      scopes: OMIT,
      allowed_ips: OMIT
    )
      super({ name:, scopes:, allowed_ips: })
    end

    define_shape do |shape|
      shape.optional(:name, "name", shape.text)
      shape.optional(:scopes, "scopes", shape.list(shape.text))
      shape.optional(:allowed_ips, "allowedIps", shape.list(shape.text))
    end
  end
end
