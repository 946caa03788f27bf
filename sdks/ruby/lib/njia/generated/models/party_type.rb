# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of party.
  module PartyType
    extend OpenEnum

    # A mobile-money wallet.
    MOBILE_MONEY = "mobile_money"

    # A bank account.
    BANK_ACCOUNT = "bank_account"

    # An account of the same tenant.
    ACCOUNT = "account"

    # All values that this version knows.
    VALUES = [MOBILE_MONEY, BANK_ACCOUNT, ACCOUNT].freeze
  end
end
