# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Money that a merchant took.
  class CardCapture < Model
    # Id of the capture.
    # @return [String]
    attr_reader :id

    # Amount captured, in minor units of the card's currency.
    # @return [Integer]
    attr_reader :amount_minor_units

    # ISO 4217 currency of the amount.
    # @return [String]
    attr_reader :currency

    # When it was captured.
    # @return [Time]
    attr_reader :at

    # The transaction it became.
    # @return [String]
    attr_reader :transaction_id

    # @param id [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param at [Time, String]
    # @param transaction_id [String]
    def initialize(
      id:,
      amount_minor_units:,
      currency:,
      at:,
      transaction_id:
    )
      super({ id:, amount_minor_units:, currency:, at:, transaction_id: })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:at, "at", shape.time)
      shape.required(:transaction_id, "transactionId", shape.text)
    end
  end
end
