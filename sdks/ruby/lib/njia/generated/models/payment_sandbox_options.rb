# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Wishes for the simulation.
  #
  # Test mode only; in live mode the answer is 400 `sandbox_field_in_live_mode`. Not part of the idempotency
  # fingerprint.
  class PaymentSandboxOptions < Model
    # Name of the outcome to play, as in the header `X-Sandbox-Scenario`.
    # @return [String, nil]
    attr_reader :scenario

    # Risk score that the fraud analysis shall give.
    # @return [Integer, nil]
    attr_reader :force_risk_score

    # Delay of the rail's answer in milliseconds.
    # @return [Integer, nil]
    attr_reader :latency_ms

    # @param scenario [String]
    # @param force_risk_score [Integer]
    # @param latency_ms [Integer]
    def initialize(
      scenario: OMIT,
      force_risk_score: OMIT,
      latency_ms: OMIT
    )
      super({ scenario:, force_risk_score:, latency_ms: })
    end

    define_shape do |shape|
      shape.optional(:scenario, "scenario", shape.text)
      shape.optional(:force_risk_score, "forceRiskScore", shape.integer)
      shape.optional(:latency_ms, "latencyMs", shape.integer)
    end
  end
end
