# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Maps the beginning of phone numbers to a provider.
  class ClientWalletPrefix < Model
    # The member country.
    # @return [String]
    attr_reader :country

    # First digits, with `+` and country code.
    # @return [String]
    attr_reader :prefix

    # The member provider.
    # @return [String]
    attr_reader :provider

    # @param country [String]
    # @param prefix [String]
    # @param provider [String]
    def initialize(
      country:,
      prefix:,
      provider:
    )
      super({ country:, prefix:, provider: })
    end

    define_shape do |shape|
      shape.required(:country, "country", shape.text)
      shape.required(:prefix, "prefix", shape.text)
      shape.required(:provider, "provider", shape.text)
    end
  end
end
