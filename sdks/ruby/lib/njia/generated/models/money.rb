# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # An amount of money.
  #
  # The amount counts the minor unit of the currency as ISO 4217 defines it, so 25000 with XAF is 25 000 francs and
  # 25000 with KES is 250.00 shillings.
  class Money < Model
    # The amount in minor units of `currency`.
    #
    # Never a decimal, never a string.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String]
    attr_reader :currency

    # @param amount_minor_units [Integer]
    # @param currency [String]
    def initialize(
      amount_minor_units:,
      currency:
    )
      super({ amount_minor_units:, currency: })
    end

    define_shape do |shape|
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
    end
  end
end
