# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of a transaction.
  #
  # Only `completed` can be reversed, and only once.
  module TransactionStatus
    extend OpenEnum

    # Accepted and not sent yet.
    PENDING = "pending"

    # With the rail.
    PROCESSING = "processing"

    # The outcome is unknown and the rail is being asked.
    IN_RECONCILIATION = "in_reconciliation"

    # The money moved.
    COMPLETED = "completed"

    # The money certainly did not move.
    #
    # Final.
    FAILED = "failed"

    # Stopped before it was sent.
    #
    # Final.
    CANCELED = "canceled"

    # A reversal was asked for and its outcome is awaited.
    REVERSAL_PENDING = "reversal_pending"

    # Taken back in full.
    #
    # Final.
    REVERSED = "reversed"

    # Taken back in part.
    #
    # Final.
    PARTIALLY_REVERSED = "partially_reversed"

    # All values that this version knows.
    VALUES = [
      PENDING,
      PROCESSING,
      IN_RECONCILIATION,
      COMPLETED,
      FAILED,
      CANCELED,
      REVERSAL_PENDING,
      REVERSED,
      PARTIALLY_REVERSED
    ].freeze
  end
end
