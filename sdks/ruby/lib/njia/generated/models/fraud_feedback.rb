# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What it turned out to be.
  class FraudFeedback < Model
    # The member label.
    # @return [String]
    attr_reader :label

    # Note.
    # @return [String, nil]
    attr_reader :note

    # When the feedback was given.
    # @return [Time]
    attr_reader :at

    # The member actor.
    # @return [Njia::Actor]
    attr_reader :actor

    # @param label [String]
    # @param note [String, nil]
    # @param at [Time, String]
    # @param actor [Njia::Actor, Hash]
    def initialize(
      label:,
      note:,
      at:,
      actor:
    )
      super({ label:, note:, at:, actor: })
    end

    define_shape do |shape|
      shape.required(:label, "label", shape.text)
      shape.required(:note, "note", shape.nullable(shape.text))
      shape.required(:at, "at", shape.time)
      shape.required(:actor, "actor", shape.model(:Actor))
    end
  end
end
