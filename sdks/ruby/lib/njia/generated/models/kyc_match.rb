# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How well a fact fits what the authority holds.
  module KycMatch
    extend OpenEnum

    # It is the same.
    EXACT = "exact"

    # It is similar.
    PARTIAL = "partial"

    # It differs.
    NONE = "none"

    # It was not compared.
    NOT_CHECKED = "not_checked"

    # All values that this version knows.
    VALUES = [EXACT, PARTIAL, NONE, NOT_CHECKED].freeze
  end
end
