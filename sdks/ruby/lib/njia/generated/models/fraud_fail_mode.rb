# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Decision when the scorer cannot be reached.
  module FraudFailMode
    extend OpenEnum

    # Hold for a person.
    #
    # The default.
    REVIEW = "review"

    # Let it pass.
    ALLOW = "allow"

    # Refuse it.
    BLOCK = "block"

    # All values that this version knows.
    VALUES = [REVIEW, ALLOW, BLOCK].freeze
  end
end
