# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Why money certainly did not move.
  class FailureDetail < Model
    # The member code.
    # @return [String]
    attr_reader :code

    # The reason in words.
    # @return [String]
    attr_reader :message

    # Whether a later attempt of the same payment may succeed.
    # @return [Boolean]
    attr_reader :retryable

    # `true` when all attempts that the retry policy allows were used.
    # @return [Boolean]
    attr_reader :exhausted

    # The provider's own code.
    # @return [String, nil]
    attr_reader :provider_code

    # ISO 20022 external status reason.
    # @return [String, nil]
    attr_reader :iso_reason

    # @param code [String]
    # @param message [String]
    # @param retryable [Boolean]
    # @param exhausted [Boolean]
    # @param provider_code [String, nil]
    # @param iso_reason [String, nil]
    def initialize(
      code:,
      message:,
      retryable:,
      exhausted:,
      provider_code:,
      iso_reason:
    )
      super({ code:, message:, retryable:, exhausted:, provider_code:, iso_reason: })
    end

    define_shape do |shape|
      shape.required(:code, "code", shape.text)
      shape.required(:message, "message", shape.text)
      shape.required(:retryable, "retryable", shape.boolean)
      shape.required(:exhausted, "exhausted", shape.boolean)
      shape.required(:provider_code, "providerCode", shape.nullable(shape.text))
      shape.required(:iso_reason, "isoReason", shape.nullable(shape.text))
    end
  end
end
