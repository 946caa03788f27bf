# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How many objects of one type were removed.
  class SandboxResetCount < Model
    # Value of the `object` field.
    # @return [String]
    attr_reader :type

    # Objects removed.
    # @return [Integer]
    attr_reader :count

    # @param type [String]
    # @param count [Integer]
    def initialize(
      type:,
      count:
    )
      super({ type:, count: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.text)
      shape.required(:count, "count", shape.integer)
    end
  end
end
