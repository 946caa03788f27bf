# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Policies to change; those left out stay as they are.
  class TenantSettingsInput < Model
    # The member routing strategy.
    # @return [String, nil]
    attr_reader :routing_strategy

    # Fraud score from which a payment is held for review.
    # @return [Integer, nil]
    attr_reader :fraud_review_at

    # Fraud score from which a payment is refused.
    # @return [Integer, nil]
    attr_reader :fraud_block_at

    # Days after completion in which a transaction can be reversed.
    # @return [Integer, nil]
    attr_reader :reversal_window_days

    # Credit score from which the decision is `approve`.
    # @return [Integer, nil]
    attr_reader :credit_approve_at

    # Credit score from which the decision is `review`.
    # @return [Integer, nil]
    attr_reader :credit_review_at

    # Available balance under which the event `balance.low` is sent; null sends none.
    # @return [Njia::Money, nil]
    attr_reader :low_balance_alert

    # @param routing_strategy [String]
    # @param fraud_review_at [Integer]
    # @param fraud_block_at [Integer]
    # @param reversal_window_days [Integer]
    # @param credit_approve_at [Integer]
    # @param credit_review_at [Integer]
    # @param low_balance_alert [Njia::Money, Hash, nil]
    def initialize(
      routing_strategy: OMIT,
      fraud_review_at: OMIT,
      fraud_block_at: OMIT,
      reversal_window_days: OMIT,
      credit_approve_at: OMIT,
      credit_review_at: OMIT,
      low_balance_alert: OMIT
    )
      super({
        routing_strategy:,
        fraud_review_at:,
        fraud_block_at:,
        reversal_window_days:,
        credit_approve_at:,
        credit_review_at:,
        low_balance_alert:
      })
    end

    define_shape do |shape|
      shape.optional(:routing_strategy, "routingStrategy", shape.text)
      shape.optional(:fraud_review_at, "fraudReviewAt", shape.integer)
      shape.optional(:fraud_block_at, "fraudBlockAt", shape.integer)
      shape.optional(:reversal_window_days, "reversalWindowDays", shape.integer)
      shape.optional(:credit_approve_at, "creditApproveAt", shape.integer)
      shape.optional(:credit_review_at, "creditReviewAt", shape.integer)
      shape.optional(:low_balance_alert, "lowBalanceAlert", shape.nullable(shape.model(:Money)))
    end
  end
end
