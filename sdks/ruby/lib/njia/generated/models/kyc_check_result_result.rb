# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Result.
  module KycCheckResultResult
    extend OpenEnum

    # It passed.
    PASSED = "passed"

    # A person should look.
    ATTENTION = "attention"

    # It failed.
    FAILED = "failed"

    # It does not apply.
    NOT_APPLICABLE = "not_applicable"

    # The source did not answer.
    UNAVAILABLE = "unavailable"

    # All values that this version knows.
    VALUES = [PASSED, ATTENTION, FAILED, NOT_APPLICABLE, UNAVAILABLE].freeze
  end
end
