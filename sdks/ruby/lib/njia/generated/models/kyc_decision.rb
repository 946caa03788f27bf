# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Decision about an identity.
  module KycDecision
    extend OpenEnum

    # Confirmed.
    CLEAR = "clear"

    # A person must decide.
    ATTENTION = "attention"

    # Refused.
    BLOCK = "block"

    # All values that this version knows.
    VALUES = [CLEAR, ATTENTION, BLOCK].freeze
  end
end
