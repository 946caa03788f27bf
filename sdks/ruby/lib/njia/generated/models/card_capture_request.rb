# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How much to capture; an empty object captures all that is held.
  class CardCaptureRequest < Model
    # Amount in the card's currency, in minor units; all that is held if absent.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # Must be the card's currency if given.
    # @return [String, nil]
    attr_reader :currency

    # @param amount_minor_units [Integer]
    # @param currency [String]
    def initialize(
      amount_minor_units: OMIT,
      currency: OMIT
    )
      super({ amount_minor_units:, currency: })
    end

    define_shape do |shape|
      shape.optional(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.optional(:currency, "currency", shape.text)
    end
  end
end
