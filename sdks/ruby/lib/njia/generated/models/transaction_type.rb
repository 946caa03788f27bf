# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of transaction.
  module TransactionType
    extend OpenEnum

    # Money that left the tenant through a rail.
    PAYOUT = "payout"

    # Money that came in from a payer through a rail.
    COLLECTION = "collection"

    # Money moved back; `originalTransactionId` names the transaction that it undoes.
    REVERSAL = "reversal"

    # A captured authorization of a ghost card.
    CARD_CAPTURE = "card_capture"

    # A transfer between two accounts of the tenant.
    BOOK = "book"

    # Money put into a test account.
    FUNDING = "funding"

    # All values that this version knows.
    VALUES = [PAYOUT, COLLECTION, REVERSAL, CARD_CAPTURE, BOOK, FUNDING].freeze
  end
end
