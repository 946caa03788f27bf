# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Number ranges of a provider in one country.
  class ProviderPrefixes < Model
    # The member country.
    # @return [String]
    attr_reader :country

    # First digits of its numbers, dial code included.
    # @return [Array<String>]
    attr_reader :prefixes

    # @param country [String]
    # @param prefixes [Array<String>]
    def initialize(
      country:,
      prefixes:
    )
      super({ country:, prefixes: })
    end

    define_shape do |shape|
      shape.required(:country, "country", shape.text)
      shape.required(:prefixes, "prefixes", shape.list(shape.text))
    end
  end
end
