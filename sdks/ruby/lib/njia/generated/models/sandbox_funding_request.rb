# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How much test money to add, and where.
  #
  # Name the account or the currency; a currency means the tenant's default account in it.
  class SandboxFundingRequest < Model
    # Account to fund.
    # @return [String, nil]
    attr_reader :account_id

    # Currency of the amount; must be the account's own if `accountId` is given.
    # @return [String, nil]
    attr_reader :currency

    # Amount to add, in minor units.
    # @return [Integer]
    attr_reader :amount_minor_units

    # @param amount_minor_units [Integer]
    # @param account_id [String]
    # @param currency [String]
    def initialize(
      amount_minor_units:,
      account_id: OMIT,
      currency: OMIT
    )
      super({ amount_minor_units:, account_id:, currency: })
    end

    define_shape do |shape|
      shape.optional(:account_id, "accountId", shape.text)
      shape.optional(:currency, "currency", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
    end
  end
end
