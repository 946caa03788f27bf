# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a limit counts.
  module SpendLimitScope
    extend OpenEnum

    # Everything the card spends.
    CARD = "card"

    # What it spends at one merchant, or at each merchant on its own.
    MERCHANT = "merchant"

    # What it spends in one category, or in each category group on its own.
    CATEGORY = "category"

    # All values that this version knows.
    VALUES = [CARD, MERCHANT, CATEGORY].freeze
  end
end
