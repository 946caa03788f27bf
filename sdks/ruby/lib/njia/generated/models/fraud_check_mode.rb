# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whether the payment runs through the fraud analysis.
  module FraudCheckMode
    extend OpenEnum

    # The analysis runs before anything is reserved; its decision can hold or block the payment.
    AUTO = "auto"

    # No analysis; needs the scope `fraud:bypass`.
    SKIP = "skip"

    # All values that this version knows.
    VALUES = [AUTO, SKIP].freeze
  end
end
