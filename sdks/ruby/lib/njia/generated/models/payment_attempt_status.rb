# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of one attempt on a rail.
  module PaymentAttemptStatus
    extend OpenEnum

    # Sent; the answer is awaited.
    SUBMITTED = "submitted"

    # The rail moved the money.
    SUCCEEDED = "succeeded"

    # The rail says that nothing was executed.
    FAILED = "failed"

    # The rail did not answer in time; enquiries are running.
    UNKNOWN = "unknown"

    # All values that this version knows.
    VALUES = [SUBMITTED, SUCCEEDED, FAILED, UNKNOWN].freeze
  end
end
