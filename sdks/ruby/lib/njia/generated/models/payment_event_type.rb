# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module PaymentEventType
    extend OpenEnum

    # A payment was accepted and its money reserved.
    PAYMENT_CREATED = "payment.created"

    # The fraud score holds a payment for a person to decide.
    PAYMENT_HELD_FOR_REVIEW = "payment.held_for_review"

    # The rail is degraded or closed; the payment waits.
    PAYMENT_QUEUED = "payment.queued"

    # A payment was sent to its rail.
    PAYMENT_SUBMITTED = "payment.submitted"

    # The payer must confirm a collection on the phone.
    PAYMENT_AWAITING_APPROVAL = "payment.awaiting_approval"

    # A payment moved to another rail after a definite failure.
    PAYMENT_REROUTED = "payment.rerouted"

    # The outcome is unknown; the money stays reserved.
    PAYMENT_IN_RECONCILIATION = "payment.in_reconciliation"

    # The money moved.
    PAYMENT_COMPLETED = "payment.completed"

    # The money certainly did not move; it was released.
    PAYMENT_FAILED = "payment.failed"

    # A payment was stopped before it was sent.
    PAYMENT_CANCELED = "payment.canceled"

    # The payer did not approve in time.
    PAYMENT_EXPIRED = "payment.expired"

    # All values that this version knows.
    VALUES = [
      PAYMENT_CREATED,
      PAYMENT_HELD_FOR_REVIEW,
      PAYMENT_QUEUED,
      PAYMENT_SUBMITTED,
      PAYMENT_AWAITING_APPROVAL,
      PAYMENT_REROUTED,
      PAYMENT_IN_RECONCILIATION,
      PAYMENT_COMPLETED,
      PAYMENT_FAILED,
      PAYMENT_CANCELED,
      PAYMENT_EXPIRED
    ].freeze
  end
end
