# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How much the data behind a figure can bear.
  module ConfidenceLevel
    extend OpenEnum

    # Little or no data.
    LOW = "low"

    # Some data.
    MEDIUM = "medium"

    # Enough data.
    HIGH = "high"

    # All values that this version knows.
    VALUES = [LOW, MEDIUM, HIGH].freeze
  end
end
