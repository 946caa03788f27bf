# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Level of identity assurance, which sets amount limits.
  module KycTier
    extend OpenEnum

    # Nothing is verified.
    TIER_0 = "tier_0"

    # Phone and name match.
    TIER_1 = "tier_1"

    # Tier 1 and a clear id number.
    TIER_2 = "tier_2"

    # Tier 2, a document, a live face match and an address.
    TIER_3 = "tier_3"

    # All values that this version knows.
    VALUES = [TIER_0, TIER_1, TIER_2, TIER_3].freeze
  end
end
