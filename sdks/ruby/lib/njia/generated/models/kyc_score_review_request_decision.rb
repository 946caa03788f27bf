# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The decision.
  module KycScoreReviewRequestDecision
    extend OpenEnum

    # Confirm the identity.
    CLEAR = "clear"

    # Refuse it.
    BLOCK = "block"

    # All values that this version knows.
    VALUES = [CLEAR, BLOCK].freeze
  end
end
