# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened.
  module KycScoreEventType
    extend OpenEnum

    # An identity assessment was started and takes longer.
    KYC_SCORE_PROCESSING = "kyc_score.processing"

    # An identity assessment finished.
    KYC_SCORE_COMPLETED = "kyc_score.completed"

    # An assessment needs a person to decide.
    KYC_SCORE_REQUIRES_REVIEW = "kyc_score.requires_review"

    # A person decided an assessment.
    KYC_SCORE_REVIEWED = "kyc_score.reviewed"

    # All values that this version knows.
    VALUES = [KYC_SCORE_PROCESSING, KYC_SCORE_COMPLETED, KYC_SCORE_REQUIRES_REVIEW, KYC_SCORE_REVIEWED].freeze
  end
end
