# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of a payment.
  #
  # `completed`, `failed`, `canceled` and `expired` are final.
  module PaymentStatus
    extend OpenEnum

    # The fraud analysis asks for a human decision; a payout's funds are reserved.
    HELD_FOR_REVIEW = "held_for_review"

    # Accepted and not sent yet; a payout's funds are reserved.
    PENDING = "pending"

    # Parked because the rail is degraded or outside its operating hours; funds stay reserved.
    QUEUED = "queued"

    # Sent to the rail, whose answer is awaited; funds stay reserved.
    SUBMITTED = "submitted"

    # A collection waits for the payer to confirm on the phone.
    AWAITING_APPROVAL = "awaiting_approval"

    # The outcome is unknown and the rail is being asked; funds stay reserved.
    #
    # Not a failure: do not pay again.
    IN_RECONCILIATION = "in_reconciliation"

    # The money moved.
    #
    # Final.
    COMPLETED = "completed"

    # The money certainly did not move; reserved funds are released.
    #
    # Final.
    FAILED = "failed"

    # Stopped before it was sent; reserved funds are released.
    #
    # Final.
    CANCELED = "canceled"

    # The payer did not confirm within the approval window.
    #
    # Final.
    EXPIRED = "expired"

    # All values that this version knows.
    VALUES = [
      HELD_FOR_REVIEW,
      PENDING,
      QUEUED,
      SUBMITTED,
      AWAITING_APPROVAL,
      IN_RECONCILIATION,
      COMPLETED,
      FAILED,
      CANCELED,
      EXPIRED
    ].freeze
  end
end
