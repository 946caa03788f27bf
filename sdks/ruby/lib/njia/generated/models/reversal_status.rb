# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of a reversal.
  #
  # `completed` and `failed` are final.
  module ReversalStatus
    extend OpenEnum

    # Asked for; the rail's answer is awaited.
    PENDING = "pending"

    # The money is back.
    COMPLETED = "completed"

    # The rail refused or the money is gone; the transaction is `completed` again.
    FAILED = "failed"

    # All values that this version knows.
    VALUES = [PENDING, COMPLETED, FAILED].freeze
  end
end
