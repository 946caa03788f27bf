# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Decision of the fraud analysis under the tenant's policy.
  module FraudDecision
    extend OpenEnum

    # The score is below the review threshold.
    ALLOW = "allow"

    # A person should decide; a payment is held until then.
    REVIEW = "review"

    # The score reached the block threshold; no payment is made.
    BLOCK = "block"

    # All values that this version knows.
    VALUES = [ALLOW, REVIEW, BLOCK].freeze
  end
end
