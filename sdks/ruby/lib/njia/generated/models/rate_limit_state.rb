# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of the rate limit that governs the request.
  class RateLimitState < Model
    # The member rate class.
    # @return [String]
    attr_reader :rate_class

    # Requests per window of 60 seconds.
    # @return [Integer]
    attr_reader :limit

    # Requests left in this window.
    # @return [Integer]
    attr_reader :remaining

    # When the window ends.
    # @return [Time]
    attr_reader :reset_at

    # @param rate_class [String]
    # @param limit [Integer]
    # @param remaining [Integer]
    # @param reset_at [Time, String]
    def initialize(
      rate_class:,
      limit:,
      remaining:,
      reset_at:
    )
      super({ rate_class:, limit:, remaining:, reset_at: })
    end

    define_shape do |shape|
      shape.required(:rate_class, "rateClass", shape.text)
      shape.required(:limit, "limit", shape.integer)
      shape.required(:remaining, "remaining", shape.integer)
      shape.required(:reset_at, "resetAt", shape.time)
    end
  end
end
