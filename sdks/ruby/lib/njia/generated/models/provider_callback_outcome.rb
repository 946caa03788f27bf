# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What became of it.
  module ProviderCallbackOutcome
    extend OpenEnum

    # Nothing came before the deadline.
    TIMED_OUT = "timed_out"

    # It came after the deadline and was applied.
    LATE_APPLIED = "late_applied"

    # It contradicts a final state and changed nothing.
    CONFLICT = "conflict"

    # All values that this version knows.
    VALUES = [TIMED_OUT, LATE_APPLIED, CONFLICT].freeze
  end
end
