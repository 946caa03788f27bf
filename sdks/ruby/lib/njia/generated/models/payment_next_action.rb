# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The step that the payment waits for.
  class PaymentNextAction < Model
    # The member type.
    # @return [String]
    attr_reader :type

    # Text to show to the person.
    # @return [String]
    attr_reader :message

    # When the step is no longer possible.
    # @return [Time]
    attr_reader :expires_at

    # @param message [String]
    # @param expires_at [Time, String]
    def initialize(
      message:,
      expires_at:
    )
      super({ message:, expires_at: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.constant("approve_on_device"))
      shape.required(:message, "message", shape.text)
      shape.required(:expires_at, "expiresAt", shape.time)
    end
  end
end
