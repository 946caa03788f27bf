# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One change of state, with its time, reason and actor.
  class TimelineItem < Model
    # When the state was reached.
    # @return [Time]
    attr_reader :at

    # The state that was reached; a value of the status of the object.
    # @return [String]
    attr_reader :status

    # Machine code of the reason; null when the state explains itself.
    # @return [String, nil]
    attr_reader :reason

    # The member actor.
    # @return [Njia::Actor]
    attr_reader :actor

    # @param at [Time, String]
    # @param status [String]
    # @param reason [String, nil]
    # @param actor [Njia::Actor, Hash]
    def initialize(
      at:,
      status:,
      reason:,
      actor:
    )
      super({ at:, status:, reason:, actor: })
    end

    define_shape do |shape|
      shape.required(:at, "at", shape.time)
      shape.required(:status, "status", shape.text)
      shape.required(:reason, "reason", shape.nullable(shape.text))
      shape.required(:actor, "actor", shape.model(:Actor))
    end
  end
end
