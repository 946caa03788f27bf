# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a cost estimate rests on.
  module CostBasis
    extend OpenEnum

    # Charges observed in the last 24 hours, with an effective weight of 30 or more.
    HISTORY = "history"

    # A few observed charges together with the published tariff.
    BLENDED = "blended"

    # The published tariff alone.
    TARIFF = "tariff"

    # All values that this version knows.
    VALUES = [HISTORY, BLENDED, TARIFF].freeze
  end
end
