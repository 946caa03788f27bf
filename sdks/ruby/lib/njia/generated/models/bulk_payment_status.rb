# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of a bulk payment.
  #
  # It is final only when every item is.
  module BulkPaymentStatus
    extend OpenEnum

    # Taken over; no item has started.
    ACCEPTED = "accepted"

    # At least one item is not final.
    PROCESSING = "processing"

    # Every item succeeded.
    #
    # Final.
    COMPLETED = "completed"

    # Some items succeeded, others did not.
    #
    # Final.
    COMPLETED_WITH_FAILURES = "completed_with_failures"

    # No item succeeded.
    #
    # Final.
    FAILED = "failed"

    # Stopped by the caller before any item succeeded.
    #
    # Final.
    CANCELED = "canceled"

    # All values that this version knows.
    VALUES = [ACCEPTED, PROCESSING, COMPLETED, COMPLETED_WITH_FAILURES, FAILED, CANCELED].freeze
  end
end
