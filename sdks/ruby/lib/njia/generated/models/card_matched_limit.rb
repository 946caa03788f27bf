# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A limit that an authorization counted against.
  class CardMatchedLimit < Model
    # The limit.
    # @return [String]
    attr_reader :limit_id

    # What was left before; null without an amount.
    # @return [Njia::Money, nil]
    attr_reader :before

    # What is left after; null without an amount.
    # @return [Njia::Money, nil]
    attr_reader :after

    # @param limit_id [String]
    # @param before [Njia::Money, Hash, nil]
    # @param after [Njia::Money, Hash, nil]
    def initialize(
      limit_id:,
      before:,
      after:
    )
      super({ limit_id:, before:, after: })
    end

    define_shape do |shape|
      shape.required(:limit_id, "limitId", shape.text)
      shape.required(:before, "before", shape.nullable(shape.model(:Money)))
      shape.required(:after, "after", shape.nullable(shape.model(:Money)))
    end
  end
end
