# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened while the clock moved.
  class SandboxClockAdvance < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # The clock afterwards.
    # @return [Njia::SandboxClock]
    attr_reader :clock

    # Seconds the clock moved.
    # @return [Integer]
    attr_reader :advanced_seconds

    # How many pieces of work were run.
    # @return [Integer]
    attr_reader :ran_count

    # The first 1000 pieces of work, in the order in which they fell due.
    # @return [Array<Njia::SandboxDueWork>]
    attr_reader :ran

    # True if more was run than `ran` shows.
    # @return [Boolean]
    attr_reader :truncated

    # @param clock [Njia::SandboxClock, Hash]
    # @param advanced_seconds [Integer]
    # @param ran_count [Integer]
    # @param ran [Array<Njia::SandboxDueWork, Hash>]
    # @param truncated [Boolean]
    def initialize(
      clock:,
      advanced_seconds:,
      ran_count:,
      ran:,
      truncated:
    )
      super({ clock:, advanced_seconds:, ran_count:, ran:, truncated: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("sandbox_clock_advance"))
      shape.required(:clock, "clock", shape.model(:SandboxClock))
      shape.required(:advanced_seconds, "advancedSeconds", shape.integer)
      shape.required(:ran_count, "ranCount", shape.integer)
      shape.required(:ran, "ran", shape.list(shape.model(:SandboxDueWork)))
      shape.required(:truncated, "truncated", shape.boolean)
    end
  end
end
