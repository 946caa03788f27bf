# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Which way a reason works.
  module CreditReasonDirection
    extend OpenEnum

    # It raises the score.
    POSITIVE = "positive"

    # It lowers the score.
    NEGATIVE = "negative"

    # All values that this version knows.
    VALUES = [POSITIVE, NEGATIVE].freeze
  end
end
