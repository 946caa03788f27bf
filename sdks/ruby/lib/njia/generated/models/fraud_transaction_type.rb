# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What is analyzed.
  module FraudTransactionType
    extend OpenEnum

    # Money to a recipient.
    PAYOUT = "payout"

    # Money from a payer.
    COLLECTION = "collection"

    # Money between two persons.
    P2P = "p2p"

    # Cash at an agent.
    CASH_OUT = "cash_out"

    # A card payment.
    CARD_AUTHORIZATION = "card_authorization"

    # A login that opens the way to money.
    LOGIN = "login"

    # Anything else.
    OTHER = "other"

    # All values that this version knows.
    VALUES = [PAYOUT, COLLECTION, P2P, CASH_OUT, CARD_AUTHORIZATION, LOGIN, OTHER].freeze
  end
end
