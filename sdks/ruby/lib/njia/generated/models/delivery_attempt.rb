# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One try to deliver an event.
  class DeliveryAttempt < Model
    # Counts the attempts, from 1.
    # @return [Integer]
    attr_reader :number

    # When it was made.
    # @return [Time]
    attr_reader :at

    # Status of the answer; null if there was none.
    # @return [Integer, nil]
    attr_reader :http_status

    # How long it took, in milliseconds.
    # @return [Integer]
    attr_reader :duration_ms

    # Why it failed; null if it succeeded.
    # @return [String, nil]
    attr_reader :error

    # First characters of the answer.
    # @return [String, nil]
    attr_reader :response_snippet

    # @param number [Integer]
    # @param at [Time, String]
    # @param http_status [Integer, nil]
    # @param duration_ms [Integer]
    # @param error [String, nil]
    # @param response_snippet [String, nil]
    def initialize(
      number:,
      at:,
      http_status:,
      duration_ms:,
      error:,
      response_snippet:
    )
      super({ number:, at:, http_status:, duration_ms:, error:, response_snippet: })
    end

    define_shape do |shape|
      shape.required(:number, "number", shape.integer)
      shape.required(:at, "at", shape.time)
      shape.required(:http_status, "httpStatus", shape.nullable(shape.integer))
      shape.required(:duration_ms, "durationMs", shape.integer)
      shape.required(:error, "error", shape.nullable(shape.text))
      shape.required(:response_snippet, "responseSnippet", shape.nullable(shape.text))
    end
  end
end
