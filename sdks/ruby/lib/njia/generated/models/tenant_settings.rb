# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Policies of the tenant.
  class TenantSettings < Model
    # The member routing strategy.
    # @return [String]
    attr_reader :routing_strategy

    # Fraud score from which a payment is held for review.
    # @return [Integer]
    attr_reader :fraud_review_at

    # Fraud score from which a payment is refused.
    # @return [Integer]
    attr_reader :fraud_block_at

    # Days after completion in which a transaction can be reversed.
    # @return [Integer]
    attr_reader :reversal_window_days

    # Credit score from which the decision is `approve`.
    # @return [Integer]
    attr_reader :credit_approve_at

    # Credit score from which the decision is `review`.
    # @return [Integer]
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
      routing_strategy:,
      fraud_review_at:,
      fraud_block_at:,
      reversal_window_days:,
      credit_approve_at:,
      credit_review_at:,
      low_balance_alert:
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
      shape.required(:routing_strategy, "routingStrategy", shape.text)
      shape.required(:fraud_review_at, "fraudReviewAt", shape.integer)
      shape.required(:fraud_block_at, "fraudBlockAt", shape.integer)
      shape.required(:reversal_window_days, "reversalWindowDays", shape.integer)
      shape.required(:credit_approve_at, "creditApproveAt", shape.integer)
      shape.required(:credit_review_at, "creditReviewAt", shape.integer)
      shape.required(:low_balance_alert, "lowBalanceAlert", shape.nullable(shape.model(:Money)))
    end
  end
end
