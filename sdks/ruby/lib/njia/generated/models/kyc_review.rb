# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Decision of a person.
  class KycReview < Model
    # `clear` or `block`.
    # @return [String]
    attr_reader :decision

    # Why.
    # @return [String, nil]
    attr_reader :note

    # Who decided.
    # @return [Njia::Actor]
    attr_reader :by

    # When.
    # @return [Time]
    attr_reader :at

    # @param decision [String]
    # @param note [String, nil]
    # @param by [Njia::Actor, Hash]
    # @param at [Time, String]
    def initialize(
      decision:,
      note:,
      by:,
      at:
    )
      super({ decision:, note:, by:, at: })
    end

    define_shape do |shape|
      shape.required(:decision, "decision", shape.text)
      shape.required(:note, "note", shape.nullable(shape.text))
      shape.required(:by, "by", shape.model(:Actor))
      shape.required(:at, "at", shape.time)
    end
  end
end
