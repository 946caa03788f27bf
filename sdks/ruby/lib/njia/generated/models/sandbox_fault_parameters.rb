# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Details of a fault.
  #
  # A member that does not belong to the kind is ignored.
  class SandboxFaultParameters < Model
    # Extra delay in milliseconds (kinds `latency` and `timeout`).
    # @return [Integer, nil]
    attr_reader :latency_ms

    # Virtual seconds a message is held back (kinds `drop` and `reorder`).
    # @return [Integer, nil]
    attr_reader :delay_seconds

    # How many times the message arrives (kind `duplicate`).
    # @return [Integer, nil]
    attr_reader :copies

    # Provider reason to answer with (kinds `error` and `contradict`).
    # @return [String, nil]
    attr_reader :reason_code

    # HTTP status a webhook receiver or scorer answers with (kind `error`).
    # @return [Integer, nil]
    attr_reader :http_status

    # @param latency_ms [Integer]
    # @param delay_seconds [Integer]
    # @param copies [Integer]
    # @param reason_code [String]
    # @param http_status [Integer]
    def initialize(
      latency_ms: OMIT,
      delay_seconds: OMIT,
      copies: OMIT,
      reason_code: OMIT,
      http_status: OMIT
    )
      super({ latency_ms:, delay_seconds:, copies:, reason_code:, http_status: })
    end

    define_shape do |shape|
      shape.optional(:latency_ms, "latencyMs", shape.integer)
      shape.optional(:delay_seconds, "delaySeconds", shape.integer)
      shape.optional(:copies, "copies", shape.integer)
      shape.optional(:reason_code, "reasonCode", shape.text)
      shape.optional(:http_status, "httpStatus", shape.integer)
    end
  end
end
