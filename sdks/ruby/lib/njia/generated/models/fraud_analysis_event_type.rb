# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module FraudAnalysisEventType
    extend OpenEnum

    # An analysis was made and allows the action.
    FRAUD_ANALYSIS_COMPLETED = "fraud_analysis.completed"

    # An analysis asks for a review.
    FRAUD_ANALYSIS_FLAGGED = "fraud_analysis.flagged"

    # An analysis blocks the action.
    FRAUD_ANALYSIS_BLOCKED = "fraud_analysis.blocked"

    # All values that this version knows.
    VALUES = [FRAUD_ANALYSIS_COMPLETED, FRAUD_ANALYSIS_FLAGGED, FRAUD_ANALYSIS_BLOCKED].freeze
  end
end
