# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Why an item was rejected.
  class BulkItemError < Model
    # Stable code from the error catalogue.
    # @return [String]
    attr_reader :code

    # The reason in words.
    # @return [String]
    attr_reader :message

    # JSON pointer (RFC 6901) into the item; null when no single value is to blame.
    # @return [String, nil]
    attr_reader :pointer

    # @param code [String]
    # @param message [String]
    # @param pointer [String, nil]
    def initialize(
      code:,
      message:,
      pointer:
    )
      super({ code:, message:, pointer: })
    end

    define_shape do |shape|
      shape.required(:code, "code", shape.text)
      shape.required(:message, "message", shape.text)
      shape.required(:pointer, "pointer", shape.nullable(shape.text))
    end
  end
end
