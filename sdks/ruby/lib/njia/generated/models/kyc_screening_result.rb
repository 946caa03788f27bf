# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Result of a screening.
  module KycScreeningResult
    extend OpenEnum

    # Nothing was found.
    CLEAR = "clear"

    # Something similar was found.
    POSSIBLE_MATCH = "possible_match"

    # The person was found.
    MATCH = "match"

    # All values that this version knows.
    VALUES = [CLEAR, POSSIBLE_MATCH, MATCH].freeze
  end
end
