# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Test money that was added to an account.
  class SandboxFunding < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # The funding transaction.
    # @return [String]
    attr_reader :transaction_id

    # The funded account.
    # @return [String]
    attr_reader :account_id

    # Amount added, in minor units.
    # @return [Integer]
    attr_reader :amount_minor_units

    # ISO 4217 currency of the amount.
    # @return [String]
    attr_reader :currency

    # Balance afterwards.
    # @return [Njia::Balance]
    attr_reader :balance

    # When it was added.
    # @return [Time]
    attr_reader :created_at

    # @param transaction_id [String]
    # @param account_id [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param balance [Njia::Balance, Hash]
    # @param created_at [Time, String]
    def initialize(
      transaction_id:,
      account_id:,
      amount_minor_units:,
      currency:,
      balance:,
      created_at:
    )
      super({ transaction_id:, account_id:, amount_minor_units:, currency:, balance:, created_at: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("sandbox_funding"))
      shape.required(:transaction_id, "transactionId", shape.text)
      shape.required(:account_id, "accountId", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:balance, "balance", shape.model(:Balance))
      shape.required(:created_at, "createdAt", shape.time)
    end
  end
end
