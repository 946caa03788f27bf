# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Decision under the tenant's thresholds.
  module CreditDecision
    extend OpenEnum

    # The score reaches the approval threshold, 640 unless the tenant set another.
    APPROVE = "approve"

    # A person should decide; 560 up to the approval threshold.
    REVIEW = "review"

    # The score is below the review threshold.
    DECLINE = "decline"

    # Too little history for a score; `score` is null and the reasons tell what is missing.
    INSUFFICIENT_DATA = "insufficient_data"

    # All values that this version knows.
    VALUES = [APPROVE, REVIEW, DECLINE, INSUFFICIENT_DATA].freeze
  end
end
