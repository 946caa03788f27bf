# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How items that failed with a retryable code are tried again.
  #
  # The delay doubles with each attempt, up to the maximum, and varies by 20 percent.
  class RetryPolicyInput < Model
    # Attempts per item, the first included.
    # @return [Integer, nil]
    attr_reader :max_attempts

    # Seconds before the second attempt.
    # @return [Integer, nil]
    attr_reader :initial_delay_seconds

    # Longest delay in seconds.
    # @return [Integer, nil]
    attr_reader :max_delay_seconds

    # Whether later attempts may use the next ranked rail.
    # @return [Boolean, nil]
    attr_reader :failover

    # @param max_attempts [Integer]
    # @param initial_delay_seconds [Integer]
    # @param max_delay_seconds [Integer]
    # @param failover [Boolean]
    def initialize(
      max_attempts: OMIT,
      initial_delay_seconds: OMIT,
      max_delay_seconds: OMIT,
      failover: OMIT
    )
      super({ max_attempts:, initial_delay_seconds:, max_delay_seconds:, failover: })
    end

    define_shape do |shape|
      shape.optional(:max_attempts, "maxAttempts", shape.integer)
      shape.optional(:initial_delay_seconds, "initialDelaySeconds", shape.integer)
      shape.optional(:max_delay_seconds, "maxDelaySeconds", shape.integer)
      shape.optional(:failover, "failover", shape.boolean)
    end
  end
end
