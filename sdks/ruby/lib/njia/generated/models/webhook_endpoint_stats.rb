# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How deliveries to an endpoint go.
  class WebhookEndpointStats < Model
    # Last delivery that was answered with 2xx.
    # @return [Time, nil]
    attr_reader :last_success_at

    # Last attempt that failed.
    # @return [Time, nil]
    attr_reader :last_failure_at

    # Failed attempts since the last success.
    # @return [Integer]
    attr_reader :consecutive_failures

    # @param last_success_at [Time, String, nil]
    # @param last_failure_at [Time, String, nil]
    # @param consecutive_failures [Integer]
    def initialize(
      last_success_at:,
      last_failure_at:,
      consecutive_failures:
    )
      super({ last_success_at:, last_failure_at:, consecutive_failures: })
    end

    define_shape do |shape|
      shape.required(:last_success_at, "lastSuccessAt", shape.nullable(shape.time))
      shape.required(:last_failure_at, "lastFailureAt", shape.nullable(shape.time))
      shape.required(:consecutive_failures, "consecutiveFailures", shape.integer)
    end
  end
end
