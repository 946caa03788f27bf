# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What it turned out to be.
  module FraudFeedbackLabel
    extend OpenEnum

    # It was a fraud.
    FRAUD = "fraud"

    # It was in order.
    LEGITIMATE = "legitimate"

    # It is not clear.
    UNSURE = "unsure"

    # All values that this version knows.
    VALUES = [FRAUD, LEGITIMATE, UNSURE].freeze
  end
end
