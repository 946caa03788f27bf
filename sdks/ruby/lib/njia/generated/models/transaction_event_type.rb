# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module TransactionEventType
    extend OpenEnum

    # A transaction completed.
    TRANSACTION_COMPLETED = "transaction.completed"

    # A transaction failed.
    TRANSACTION_FAILED = "transaction.failed"

    # A reversal of the transaction was requested.
    TRANSACTION_REVERSAL_PENDING = "transaction.reversal_pending"

    # The transaction was reversed in full.
    TRANSACTION_REVERSED = "transaction.reversed"

    # A part of the transaction was reversed.
    TRANSACTION_PARTIALLY_REVERSED = "transaction.partially_reversed"

    # The rail contradicts the books; a person must look.
    TRANSACTION_RECONCILIATION_CASE_OPENED = "transaction.reconciliation_case_opened"

    # The contradiction was settled.
    TRANSACTION_RECONCILIATION_CASE_RESOLVED = "transaction.reconciliation_case_resolved"

    # All values that this version knows.
    VALUES = [
      TRANSACTION_COMPLETED,
      TRANSACTION_FAILED,
      TRANSACTION_REVERSAL_PENDING,
      TRANSACTION_REVERSED,
      TRANSACTION_PARTIALLY_REVERSED,
      TRANSACTION_RECONCILIATION_CASE_OPENED,
      TRANSACTION_RECONCILIATION_CASE_RESOLVED
    ].freeze
  end
end
