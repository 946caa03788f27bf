# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Result of the fraud analysis of the payment; all null when it was skipped.
  class PaymentFraud < Model
    # Id of the fraud analysis.
    # @return [String, nil]
    attr_reader :analysis_id

    # Risk from 0 (none) to 100.
    # @return [Integer, nil]
    attr_reader :risk_score

    # Decision under the tenant's policy.
    # @return [String, nil]
    attr_reader :decision

    # @param analysis_id [String, nil]
    # @param risk_score [Integer, nil]
    # @param decision [String, nil]
    def initialize(
      analysis_id:,
      risk_score:,
      decision:
    )
      super({ analysis_id:, risk_score:, decision: })
    end

    define_shape do |shape|
      shape.required(:analysis_id, "analysisId", shape.nullable(shape.text))
      shape.required(:risk_score, "riskScore", shape.nullable(shape.integer))
      shape.required(:decision, "decision", shape.nullable(shape.text))
    end
  end
end
