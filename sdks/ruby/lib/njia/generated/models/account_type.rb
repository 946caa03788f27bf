# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What an account is for.
  module AccountType
    extend OpenEnum

    # Pays out and collects.
    WALLET = "wallet"

    # Funds ghost cards.
    CARD_FUNDING = "card_funding"

    # Takes incoming money only.
    COLLECTION = "collection"

    # All values that this version knows.
    VALUES = [WALLET, CARD_FUNDING, COLLECTION].freeze
  end
end
