# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Thresholds of the tenant.
  #
  # Every change makes a new version; analyses name the version that they used.
  class FraudPolicy < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # Grows by 1 with each change.
    # @return [Integer]
    attr_reader :version

    # Score from which the decision is `review`.
    # @return [Integer]
    attr_reader :review_at

    # Score from which the decision is `block`.
    # @return [Integer]
    attr_reader :block_at

    # The member fail mode.
    # @return [String]
    attr_reader :fail_mode

    # When the first version was made.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # @param livemode [Boolean]
    # @param version [Integer]
    # @param review_at [Integer]
    # @param block_at [Integer]
    # @param fail_mode [String]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    def initialize(
      livemode:,
      version:,
      review_at:,
      block_at:,
      fail_mode:,
      created_at:,
      updated_at:
    )
      super({ livemode:, version:, review_at:, block_at:, fail_mode:, created_at:, updated_at: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("fraud_policy"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:review_at, "reviewAt", shape.integer)
      shape.required(:block_at, "blockAt", shape.integer)
      shape.required(:fail_mode, "failMode", shape.text)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
    end
  end
end
