# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How items that failed with a retryable code are tried again.
  class RetryPolicy < Model
    # Attempts per item, the first included.
    # @return [Integer]
    attr_reader :max_attempts

    # Seconds before the second attempt.
    # @return [Integer]
    attr_reader :initial_delay_seconds

    # Longest delay in seconds.
    # @return [Integer]
    attr_reader :max_delay_seconds

    # Whether later attempts may use the next ranked rail.
    # @return [Boolean]
    attr_reader :failover

    # @param max_attempts [Integer]
    # @param initial_delay_seconds [Integer]
    # @param max_delay_seconds [Integer]
    # @param failover [Boolean]
    def initialize(
      max_attempts:,
      initial_delay_seconds:,
      max_delay_seconds:,
      failover:
    )
      super({ max_attempts:, initial_delay_seconds:, max_delay_seconds:, failover: })
    end

    define_shape do |shape|
      shape.required(:max_attempts, "maxAttempts", shape.integer)
      shape.required(:initial_delay_seconds, "initialDelaySeconds", shape.integer)
      shape.required(:max_delay_seconds, "maxDelaySeconds", shape.integer)
      shape.required(:failover, "failover", shape.boolean)
    end
  end
end
