# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The risk score in four steps.
  module FraudRiskLevel
    extend OpenEnum

    # 0 to 29.
    LOW = "low"

    # 30 to 59.
    MEDIUM = "medium"

    # 60 to 79.
    HIGH = "high"

    # 80 to 100.
    CRITICAL = "critical"

    # All values that this version knows.
    VALUES = [LOW, MEDIUM, HIGH, CRITICAL].freeze
  end
end
