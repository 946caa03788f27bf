# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kinds of identity number that can be looked up in a country.
  class ClientIdentityTypes < Model
    # The member country.
    # @return [String]
    attr_reader :country

    # Kinds, the usual one first.
    # @return [Array<String>]
    attr_reader :types

    # @param country [String]
    # @param types [Array<String>]
    def initialize(
      country:,
      types:
    )
      super({ country:, types: })
    end

    define_shape do |shape|
      shape.required(:country, "country", shape.text)
      shape.required(:types, "types", shape.list(shape.text))
    end
  end
end
