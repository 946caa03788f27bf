# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a ledger entry books.
  module LedgerEntryKind
    extend OpenEnum

    # The amount of a payment.
    PAYMENT = "payment"

    # A fee.
    FEE = "fee"

    # Money taken back.
    REVERSAL = "reversal"

    # One leg of a currency exchange.
    FX = "fx"

    # Money held for a card authorization.
    CARD_HOLD = "card_hold"

    # A captured card authorization.
    CARD_CAPTURE = "card_capture"

    # A correction.
    ADJUSTMENT = "adjustment"

    # Test money.
    FUNDING = "funding"

    # All values that this version knows.
    VALUES = [PAYMENT, FEE, REVERSAL, FX, CARD_HOLD, CARD_CAPTURE, ADJUSTMENT, FUNDING].freeze
  end
end
