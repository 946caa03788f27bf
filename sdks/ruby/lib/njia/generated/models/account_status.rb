# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of an account.
  module AccountStatus
    extend OpenEnum

    # Can be used.
    ACTIVE = "active"

    # Blocked; debits answer 409 `account_frozen`.
    FROZEN = "frozen"

    # Closed for good; use answers 409 `account_closed`.
    CLOSED = "closed"

    # All values that this version knows.
    VALUES = [ACTIVE, FROZEN, CLOSED].freeze
  end
end
