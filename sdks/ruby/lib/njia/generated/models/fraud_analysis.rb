# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A risk score with its reasons and a decision under the tenant's policy.
  #
  # Same inputs and same model give the same score.
  class FraudAnalysis < Model
    include EventData

    # Id of the analysis.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # Grows by 1 with each change.
    # @return [Integer]
    attr_reader :version

    # When the analysis was made.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # The member type.
    # @return [String]
    attr_reader :type

    # Analyzed amount in minor units of `currency`.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The member currency.
    # @return [String]
    attr_reader :currency

    # The caller's reference.
    # @return [String, nil]
    attr_reader :reference

    # Risk from 0 (none) to 100.
    # @return [Integer]
    attr_reader :risk_score

    # The member risk level.
    # @return [String]
    attr_reader :risk_level

    # The member decision.
    # @return [String]
    attr_reader :decision

    # Reasons, heaviest first; at least one.
    # @return [Array<Njia::FraudReason>]
    attr_reader :reasons

    # Number of signals that could be worked out.
    # @return [Integer]
    attr_reader :signals_evaluated

    # Signals whose inputs were missing.
    # @return [Array<String>]
    attr_reader :signals_missing

    # The member policy.
    # @return [Njia::FraudPolicySnapshot]
    attr_reader :policy

    # The member model.
    # @return [Njia::ModelInfo]
    attr_reader :model

    # Duration of the analysis in milliseconds.
    # @return [Integer]
    attr_reader :latency_ms

    # Payment that it is about.
    # @return [String, nil]
    attr_reader :payment_id

    # Transaction that it is about.
    # @return [String, nil]
    attr_reader :transaction_id

    # Payment that was made with it.
    # @return [String, nil]
    attr_reader :used_by_payment_id

    # What it turned out to be; null until somebody told.
    # @return [Njia::FraudFeedback, nil]
    attr_reader :feedback

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param type [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param reference [String, nil]
    # @param risk_score [Integer]
    # @param risk_level [String]
    # @param decision [String]
    # @param reasons [Array<Njia::FraudReason, Hash>]
    # @param signals_evaluated [Integer]
    # @param signals_missing [Array<String>]
    # @param policy [Njia::FraudPolicySnapshot, Hash]
    # @param model [Njia::ModelInfo, Hash]
    # @param latency_ms [Integer]
    # @param payment_id [String, nil]
    # @param transaction_id [String, nil]
    # @param used_by_payment_id [String, nil]
    # @param feedback [Njia::FraudFeedback, Hash, nil]
    # @param metadata [Hash{String => String}]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      type:,
      amount_minor_units:,
      currency:,
      reference:,
      risk_score:,
      risk_level:,
      decision:,
      reasons:,
      signals_evaluated:,
      signals_missing:,
      policy:,
      model:,
      latency_ms:,
      payment_id:,
      transaction_id:,
      used_by_payment_id:,
      feedback:,
      metadata:
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        type:,
        amount_minor_units:,
        currency:,
        reference:,
        risk_score:,
        risk_level:,
        decision:,
        reasons:,
        signals_evaluated:,
        signals_missing:,
        policy:,
        model:,
        latency_ms:,
        payment_id:,
        transaction_id:,
        used_by_payment_id:,
        feedback:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("fraud_analysis"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:type, "type", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:reference, "reference", shape.nullable(shape.text))
      shape.required(:risk_score, "riskScore", shape.integer)
      shape.required(:risk_level, "riskLevel", shape.text)
      shape.required(:decision, "decision", shape.text)
      shape.required(:reasons, "reasons", shape.list(shape.model(:FraudReason)))
      shape.required(:signals_evaluated, "signalsEvaluated", shape.integer)
      shape.required(:signals_missing, "signalsMissing", shape.list(shape.text))
      shape.required(:policy, "policy", shape.model(:FraudPolicySnapshot))
      shape.required(:model, "model", shape.model(:ModelInfo))
      shape.required(:latency_ms, "latencyMs", shape.integer)
      shape.required(:payment_id, "paymentId", shape.nullable(shape.text))
      shape.required(:transaction_id, "transactionId", shape.nullable(shape.text))
      shape.required(:used_by_payment_id, "usedByPaymentId", shape.nullable(shape.text))
      shape.required(:feedback, "feedback", shape.nullable(shape.model(:FraudFeedback)))
      shape.required(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
