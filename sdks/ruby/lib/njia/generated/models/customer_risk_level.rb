# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Risk of the customer, from the fraud analyses so far.
  module CustomerRiskLevel
    extend OpenEnum

    # Nothing stands out.
    LOW = "low"

    # Some analyses asked for a review.
    MEDIUM = "medium"

    # Analyses blocked or a person marked fraud.
    HIGH = "high"

    # Too little is known.
    UNKNOWN = "unknown"

    # All values that this version knows.
    VALUES = [LOW, MEDIUM, HIGH, UNKNOWN].freeze
  end
end
