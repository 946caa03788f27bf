# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The policy that made the decision.
  class FraudPolicySnapshot < Model
    # Version of the policy.
    # @return [Integer]
    attr_reader :version

    # Score from which the decision is `review`.
    # @return [Integer]
    attr_reader :review_at

    # Score from which the decision is `block`.
    # @return [Integer]
    attr_reader :block_at

    # @param version [Integer]
    # @param review_at [Integer]
    # @param block_at [Integer]
    def initialize(
      version:,
      review_at:,
      block_at:
    )
      super({ version:, review_at:, block_at: })
    end

    define_shape do |shape|
      shape.required(:version, "version", shape.integer)
      shape.required(:review_at, "reviewAt", shape.integer)
      shape.required(:block_at, "blockAt", shape.integer)
    end
  end
end
