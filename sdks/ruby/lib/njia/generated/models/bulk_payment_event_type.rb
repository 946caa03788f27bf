# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module BulkPaymentEventType
    extend OpenEnum

    # A batch was accepted.
    BULK_PAYMENT_ACCEPTED = "bulk_payment.accepted"

    # The first item of a batch was started.
    BULK_PAYMENT_PROCESSING = "bulk_payment.processing"

    # Every item succeeded.
    BULK_PAYMENT_COMPLETED = "bulk_payment.completed"

    # All items are final and some did not succeed.
    BULK_PAYMENT_COMPLETED_WITH_FAILURES = "bulk_payment.completed_with_failures"

    # No item succeeded.
    BULK_PAYMENT_FAILED = "bulk_payment.failed"

    # The batch was stopped before any item succeeded.
    BULK_PAYMENT_CANCELED = "bulk_payment.canceled"

    # All values that this version knows.
    VALUES = [
      BULK_PAYMENT_ACCEPTED,
      BULK_PAYMENT_PROCESSING,
      BULK_PAYMENT_COMPLETED,
      BULK_PAYMENT_COMPLETED_WITH_FAILURES,
      BULK_PAYMENT_FAILED,
      BULK_PAYMENT_CANCELED
    ].freeze
  end
end
