# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What the fraud score said about an authorization.
  class CardFraudDecision < Model
    # The analysis.
    # @return [String]
    attr_reader :analysis_id

    # Risk from 0 to 100.
    # @return [Integer]
    attr_reader :risk_score

    # Decision of the policy.
    # @return [String]
    attr_reader :decision

    # @param analysis_id [String]
    # @param risk_score [Integer]
    # @param decision [String]
    def initialize(
      analysis_id:,
      risk_score:,
      decision:
    )
      super({ analysis_id:, risk_score:, decision: })
    end

    define_shape do |shape|
      shape.required(:analysis_id, "analysisId", shape.text)
      shape.required(:risk_score, "riskScore", shape.integer)
      shape.required(:decision, "decision", shape.text)
    end
  end
end
