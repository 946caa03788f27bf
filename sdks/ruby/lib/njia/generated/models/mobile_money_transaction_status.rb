# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Outcome of a mobile-money transaction.
  module MobileMoneyTransactionStatus
    extend OpenEnum

    # The money moved.
    COMPLETED = "completed"

    # Nothing moved.
    FAILED = "failed"

    # All values that this version knows.
    VALUES = [COMPLETED, FAILED].freeze
  end
end
