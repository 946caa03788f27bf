# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Tier to reach.
  module KycRequestedTier
    extend OpenEnum

    # Phone and name.
    TIER_1 = "tier_1"

    # Identity number too.
    TIER_2 = "tier_2"

    # Document, face and address too.
    TIER_3 = "tier_3"

    # All values that this version knows.
    VALUES = [TIER_1, TIER_2, TIER_3].freeze
  end
end
