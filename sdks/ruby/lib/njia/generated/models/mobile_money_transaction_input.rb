# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One transaction of the wallet, in the currency of the request.
  class MobileMoneyTransactionInput < Model
    # Id at the provider; repeats are counted once.
    # @return [String, nil]
    attr_reader :id

    # When it happened.
    # @return [Time]
    attr_reader :occurred_at

    # The member type.
    # @return [String]
    attr_reader :type

    # The member direction.
    # @return [String]
    attr_reader :direction

    # Amount in minor units of the request's currency.
    # @return [Integer]
    attr_reader :amount_minor_units

    # Hash of the other side, so that different ones can be counted.
    #
    # No names and no numbers.
    # @return [String, nil]
    attr_reader :counterparty_hash

    # Outcome.
    # @return [String, nil]
    attr_reader :status

    # The member balance after.
    # @return [Njia::Money, nil]
    attr_reader :balance_after

    # @param occurred_at [Time, String]
    # @param type [String]
    # @param direction [String]
    # @param amount_minor_units [Integer]
    # @param id [String]
    # @param counterparty_hash [String]
    # @param status [String]
    # @param balance_after [Njia::Money, Hash]
    def initialize(
      occurred_at:,
      type:,
      direction:,
      amount_minor_units:,
      id: OMIT,
      counterparty_hash: OMIT,
      status: OMIT,
      balance_after: OMIT
    )
      super({
        occurred_at:,
        type:,
        direction:,
        amount_minor_units:,
        id:,
        counterparty_hash:,
        status:,
        balance_after:
      })
    end

    define_shape do |shape|
      shape.optional(:id, "id", shape.text)
      shape.required(:occurred_at, "occurredAt", shape.time)
      shape.required(:type, "type", shape.text)
      shape.required(:direction, "direction", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.optional(:counterparty_hash, "counterpartyHash", shape.text)
      shape.optional(:status, "status", shape.text)
      shape.optional(:balance_after, "balanceAfter", shape.model(:Money))
    end
  end
end
