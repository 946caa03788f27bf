# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module CallbackEventType
    extend OpenEnum

    # No callback came in time; the payment went to reconciliation.
    CALLBACK_TIMED_OUT = "callback.timed_out"

    # A callback came after the deadline and was applied.
    CALLBACK_LATE = "callback.late"

    # A callback contradicts a final state; nothing was changed.
    CALLBACK_CONFLICT = "callback.conflict"

    # All values that this version knows.
    VALUES = [CALLBACK_TIMED_OUT, CALLBACK_LATE, CALLBACK_CONFLICT].freeze
  end
end
