# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How a local receiver answered one forwarded event.
  class ListenResult < Model
    # The event.
    # @return [String]
    attr_reader :event_id

    # Counts the tries of the listener, from 1.
    # @return [Integer]
    attr_reader :attempt

    # Status of the local answer; absent if there was none.
    # @return [Integer, nil]
    attr_reader :http_status

    # How long it took, in milliseconds.
    # @return [Integer]
    attr_reader :duration_ms

    # Why it failed; absent if it succeeded.
    # @return [String, nil]
    attr_reader :error

    # First characters of the answer.
    # @return [String, nil]
    attr_reader :response_snippet

    # @param event_id [String]
    # @param attempt [Integer]
    # @param duration_ms [Integer]
    # @param http_status [Integer]
    # @param error [String]
    # @param response_snippet [String]
    def initialize(
      event_id:,
      attempt:,
      duration_ms:,
      http_status: OMIT,
      error: OMIT,
      response_snippet: OMIT
    )
      super({ event_id:, attempt:, duration_ms:, http_status:, error:, response_snippet: })
    end

    define_shape do |shape|
      shape.required(:event_id, "eventId", shape.text)
      shape.required(:attempt, "attempt", shape.integer)
      shape.optional(:http_status, "httpStatus", shape.integer)
      shape.required(:duration_ms, "durationMs", shape.integer)
      shape.optional(:error, "error", shape.text)
      shape.optional(:response_snippet, "responseSnippet", shape.text)
    end
  end
end
