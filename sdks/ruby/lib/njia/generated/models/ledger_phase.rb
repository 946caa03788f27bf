# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whether a ledger entry counts.
  module LedgerPhase
    extend OpenEnum

    # Announced; counts in `pending` only.
    PENDING = "pending"

    # Final part of the balance.
    POSTED = "posted"

    # A pending entry that was taken out again.
    VOIDED = "voided"

    # All values that this version knows.
    VALUES = [PENDING, POSTED, VOIDED].freeze
  end
end
