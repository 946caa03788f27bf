# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # An identity number to look up at the issuing authority.
  class KycIdentityInput < Model
    # Country that issued it.
    # @return [String]
    attr_reader :country

    # The member type.
    # @return [String]
    attr_reader :type

    # The number.
    # @return [String]
    attr_reader :number

    # @param country [String]
    # @param type [String]
    # @param number [String]
    def initialize(
      country:,
      type:,
      number:
    )
      super({ country:, type:, number: })
    end

    define_shape do |shape|
      shape.required(:country, "country", shape.text)
      shape.required(:type, "type", shape.text)
      shape.required(:number, "number", shape.text, sensitive: :last4)
    end
  end
end
