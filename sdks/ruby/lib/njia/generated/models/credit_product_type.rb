# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of credit.
  module CreditProductType
    extend OpenEnum

    # A small loan for days or weeks.
    NANO_LOAN = "nano_loan"

    # An overdraft of the wallet.
    OVERDRAFT = "overdraft"

    # A purchase paid later in parts.
    BNPL = "bnpl"

    # Money for the running business.
    WORKING_CAPITAL = "working_capital"

    # A phone, motorcycle or machine paid off over time.
    ASSET_FINANCE = "asset_finance"

    # All values that this version knows.
    VALUES = [NANO_LOAN, OVERDRAFT, BNPL, WORKING_CAPITAL, ASSET_FINANCE].freeze
  end
end
