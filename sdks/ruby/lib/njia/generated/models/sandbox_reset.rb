# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a reset removed.
  #
  # Keys, users and tenant settings stay.
  class SandboxReset < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # Real time of the reset.
    # @return [Time]
    attr_reader :reset_at

    # Removed objects by type.
    # @return [Array<Njia::SandboxResetCount>]
    attr_reader :removed

    # The clock afterwards; always real.
    # @return [Njia::SandboxClock]
    attr_reader :clock

    # @param reset_at [Time, String]
    # @param removed [Array<Njia::SandboxResetCount, Hash>]
    # @param clock [Njia::SandboxClock, Hash]
    def initialize(
      reset_at:,
      removed:,
      clock:
    )
      super({ reset_at:, removed:, clock: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("sandbox_reset"))
      shape.required(:reset_at, "resetAt", shape.time)
      shape.required(:removed, "removed", shape.list(shape.model(:SandboxResetCount)))
      shape.required(:clock, "clock", shape.model(:SandboxClock))
    end
  end
end
