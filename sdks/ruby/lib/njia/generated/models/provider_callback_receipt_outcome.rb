# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What became of it.
  module ProviderCallbackReceiptOutcome
    extend OpenEnum

    # It moved the payment on.
    APPLIED = "applied"

    # It was known; nothing changed.
    DUPLICATE = "duplicate"

    # It came after the deadline and settled the payment.
    LATE_APPLIED = "late_applied"

    # It contradicts a final state; a case was opened.
    CONFLICT = "conflict"

    # It says nothing new.
    IGNORED = "ignored"

    # All values that this version knows.
    VALUES = [APPLIED, DUPLICATE, LATE_APPLIED, CONFLICT, IGNORED].freeze
  end
end
