# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of an item of a bulk payment.
  module BulkItemStatus
    extend OpenEnum

    # Waits for its turn.
    PENDING = "pending"

    # In work.
    PROCESSING = "processing"

    # Failed with a retryable code and will be tried again at `nextAttemptAt`.
    RETRY_SCHEDULED = "retry_scheduled"

    # The outcome is unknown; it is not tried again before the rail says that nothing was executed.
    IN_RECONCILIATION = "in_reconciliation"

    # The money moved.
    #
    # Final.
    SUCCEEDED = "succeeded"

    # The money did not move.
    #
    # Final.
    FAILED = "failed"

    # The item was not valid or was blocked; `error` tells why.
    #
    # Final.
    REJECTED = "rejected"

    # Stopped by the caller.
    #
    # Final.
    CANCELED = "canceled"

    # All values that this version knows.
    VALUES = [PENDING, PROCESSING, RETRY_SCHEDULED, IN_RECONCILIATION, SUCCEEDED, FAILED, REJECTED, CANCELED].freeze
  end
end
