# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of a delivery.
  module DeliveryStatus
    extend OpenEnum

    # The next attempt is due at `nextAttemptAt`.
    PENDING = "pending"

    # An attempt is under way.
    DELIVERING = "delivering"

    # The endpoint answered 2xx.
    SUCCEEDED = "succeeded"

    # All attempts failed.
    FAILED = "failed"

    # The endpoint was disabled or deleted before an attempt.
    SKIPPED = "skipped"

    # All values that this version knows.
    VALUES = [PENDING, DELIVERING, SUCCEEDED, FAILED, SKIPPED].freeze
  end
end
