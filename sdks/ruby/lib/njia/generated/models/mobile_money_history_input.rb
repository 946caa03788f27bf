# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # History of a wallet, as exported with the person's consent.
  class MobileMoneyHistoryInput < Model
    # The member provider.
    # @return [String]
    attr_reader :provider

    # Start of the exported period.
    # @return [Time]
    attr_reader :period_start

    # End of the exported period.
    # @return [Time]
    attr_reader :period_end

    # The transactions; order does not matter.
    # @return [Array<Njia::MobileMoneyTransactionInput>]
    attr_reader :transactions

    # @param provider [String]
    # @param period_start [Time, String]
    # @param period_end [Time, String]
    # @param transactions [Array<Njia::MobileMoneyTransactionInput, Hash>]
    def initialize(
      provider:,
      period_start:,
      period_end:,
      transactions:
    )
      super({ provider:, period_start:, period_end:, transactions: })
    end

    define_shape do |shape|
      shape.required(:provider, "provider", shape.text)
      shape.required(:period_start, "periodStart", shape.time)
      shape.required(:period_end, "periodEnd", shape.time)
      shape.required(:transactions, "transactions", shape.list(shape.model(:MobileMoneyTransactionInput)))
    end
  end
end
