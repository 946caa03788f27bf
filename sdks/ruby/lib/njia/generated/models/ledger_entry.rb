# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One posting on an account.
  #
  # Entries are only ever added; the debits and credits of a transaction are equal in each currency.
  class LedgerEntry < Model
    # Id of the entry.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # The account.
    # @return [String]
    attr_reader :account_id

    # The member direction.
    # @return [String]
    attr_reader :direction

    # Amount in minor units of `currency`, always positive.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member balance after.
    # @return [Njia::Money]
    attr_reader :balance_after

    # The member phase.
    # @return [String]
    attr_reader :phase

    # Transaction that posted it; null for entries outside of one.
    # @return [String, nil]
    attr_reader :transaction_id

    # The member kind.
    # @return [String]
    attr_reader :kind

    # What it is for.
    # @return [String, nil]
    attr_reader :description

    # When it was posted.
    # @return [Time]
    attr_reader :created_at

    # @param id [String]
    # @param livemode [Boolean]
    # @param account_id [String]
    # @param direction [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param balance_after [Njia::Money, Hash]
    # @param phase [String]
    # @param transaction_id [String, nil]
    # @param kind [String]
    # @param description [String, nil]
    # @param created_at [Time, String]
    def initialize(
      id:,
      livemode:,
      account_id:,
      direction:,
      amount_minor_units:,
      currency:,
      balance_after:,
      phase:,
      transaction_id:,
      kind:,
      description:,
      created_at:
    )
      super({
        id:,
        livemode:,
        account_id:,
        direction:,
        amount_minor_units:,
        currency:,
        balance_after:,
        phase:,
        transaction_id:,
        kind:,
        description:,
        created_at:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("ledger_entry"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:account_id, "accountId", shape.text)
      shape.required(:direction, "direction", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:balance_after, "balanceAfter", shape.model(:Money))
      shape.required(:phase, "phase", shape.text)
      shape.required(:transaction_id, "transactionId", shape.nullable(shape.text))
      shape.required(:kind, "kind", shape.text)
      shape.required(:description, "description", shape.nullable(shape.text))
      shape.required(:created_at, "createdAt", shape.time)
    end
  end
end
