# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module ReversalEventType
    extend OpenEnum

    # A reversal was requested.
    REVERSAL_CREATED = "reversal.created"

    # The money came back.
    REVERSAL_COMPLETED = "reversal.completed"

    # The reversal was refused; the transaction stands.
    REVERSAL_FAILED = "reversal.failed"

    # All values that this version knows.
    VALUES = [REVERSAL_CREATED, REVERSAL_COMPLETED, REVERSAL_FAILED].freeze
  end
end
