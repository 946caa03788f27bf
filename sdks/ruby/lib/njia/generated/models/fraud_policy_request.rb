# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The new thresholds.
  #
  # `reviewAt` must not be above `blockAt`.
  class FraudPolicyRequest < Model
    # Score from which the decision is `review`.
    # @return [Integer]
    attr_reader :review_at

    # Score from which the decision is `block`.
    # @return [Integer]
    attr_reader :block_at

    # The member fail mode.
    # @return [String]
    attr_reader :fail_mode

    # @param review_at [Integer]
    # @param block_at [Integer]
    # @param fail_mode [String]
    def initialize(
      review_at:,
      block_at:,
      fail_mode:
    )
      super({ review_at:, block_at:, fail_mode: })
    end

    define_shape do |shape|
      shape.required(:review_at, "reviewAt", shape.integer)
      shape.required(:block_at, "blockAt", shape.integer)
      shape.required(:fail_mode, "failMode", shape.text)
    end
  end
end
