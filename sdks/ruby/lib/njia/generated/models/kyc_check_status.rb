# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Result.
  module KycCheckStatus
    extend OpenEnum

    # The identity is confirmed.
    PASSED = "passed"

    # It is not confirmed.
    FAILED = "failed"

    # The provider has not answered yet.
    PENDING = "pending"

    # All values that this version knows.
    VALUES = [PASSED, FAILED, PENDING].freeze
  end
end
