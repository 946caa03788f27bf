# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One faulty value of a request.
  #
  # Values in the body are named by `pointer`, all others by `in` and `name`.
  class FieldError < Model
    # The member in.
    # @return [String, nil]
    attr_reader :in_

    # Where the value stands in the body: a JSON pointer (RFC 6901).
    # @return [String, nil]
    attr_reader :pointer

    # Name of the faulty parameter or header.
    # @return [String, nil]
    attr_reader :name

    # Stable code of the broken rule.
    # @return [String]
    attr_reader :code

    # The broken rule in words.
    # @return [String]
    attr_reader :message

    # @param code [String]
    # @param message [String]
    # @param in_ [String]
    # @param pointer [String]
    # @param name [String]
    def initialize(
      code:,
      message:,
      in_: OMIT,
      pointer: OMIT,
      name: OMIT
    )
      super({ code:, message:, in_:, pointer:, name: })
    end

    define_shape do |shape|
      shape.optional(:in_, "in", shape.text)
      shape.optional(:pointer, "pointer", shape.text)
      shape.optional(:name, "name", shape.text)
      shape.required(:code, "code", shape.text)
      shape.required(:message, "message", shape.text)
    end
  end
end
