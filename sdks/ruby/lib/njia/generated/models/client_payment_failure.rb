# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Why a payment failed, for the visitor.
  class ClientPaymentFailure < Model
    # The member code.
    # @return [String]
    attr_reader :code

    # Sentence for the visitor, in the language of the widget.
    # @return [String]
    attr_reader :message

    # Whether a new try makes sense.
    # @return [Boolean]
    attr_reader :may_retry

    # @param code [String]
    # @param message [String]
    # @param may_retry [Boolean]
    def initialize(
      code:,
      message:,
      may_retry:
    )
      super({ code:, message:, may_retry: })
    end

    define_shape do |shape|
      shape.required(:code, "code", shape.text)
      shape.required(:message, "message", shape.text)
      shape.required(:may_retry, "mayRetry", shape.boolean)
    end
  end
end
