# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Decision of the reviewer.
  module ReviewDecision
    extend OpenEnum

    # The payment goes on.
    APPROVE = "approve"

    # The payment fails with the code `fraud_declined` and its funds are released.
    DECLINE = "decline"

    # All values that this version knows.
    VALUES = [APPROVE, DECLINE].freeze
  end
end
