# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How the given holder name fits the registered one.
  module NameMatch
    extend OpenEnum

    # The names fit.
    EXACT = "exact"

    # Some parts of the names fit.
    PARTIAL = "partial"

    # The names differ.
    NONE = "none"

    # No name was given or the provider tells none.
    UNKNOWN = "unknown"

    # All values that this version knows.
    VALUES = [EXACT, PARTIAL, NONE, UNKNOWN].freeze
  end
end
