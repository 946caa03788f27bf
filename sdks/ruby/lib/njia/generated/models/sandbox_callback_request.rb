# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The callback that the simulated provider shall send.
  class SandboxCallbackRequest < Model
    # The member event.
    # @return [String]
    attr_reader :event

    # Reason the provider gives; see the payment failure codes.
    # @return [String, nil]
    attr_reader :reason_code

    # Sandbox seconds to wait before it is sent.
    # @return [Integer, nil]
    attr_reader :delay_seconds

    # @param event [String]
    # @param reason_code [String]
    # @param delay_seconds [Integer]
    def initialize(
      event:,
      reason_code: OMIT,
      delay_seconds: OMIT
    )
      super({ event:, reason_code:, delay_seconds: })
    end

    define_shape do |shape|
      shape.required(:event, "event", shape.text)
      shape.optional(:reason_code, "reasonCode", shape.text)
      shape.optional(:delay_seconds, "delaySeconds", shape.integer)
    end
  end
end
