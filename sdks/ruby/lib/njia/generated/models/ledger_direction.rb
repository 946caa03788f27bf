# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Side of a ledger entry, seen from the tenant's account.
  module LedgerDirection
    extend OpenEnum

    # The balance goes down.
    DEBIT = "debit"

    # The balance goes up.
    CREDIT = "credit"

    # All values that this version knows.
    VALUES = [DEBIT, CREDIT].freeze
  end
end
