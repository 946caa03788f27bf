# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The reversal of the payment's transaction in short.
  class PaymentReversal < Model
    # Id of the reversal.
    # @return [String]
    attr_reader :id

    # The member status.
    # @return [String]
    attr_reader :status

    # Reversed amount in minor units of `currency`.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String]
    attr_reader :currency

    # @param id [String]
    # @param status [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    def initialize(
      id:,
      status:,
      amount_minor_units:,
      currency:
    )
      super({ id:, status:, amount_minor_units:, currency: })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
    end
  end
end
